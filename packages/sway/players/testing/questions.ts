/** Questions from random matches, and what bots play out to answer them. */
import { type Bot, botOf, mustChoose, type Setting } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import { FastLuck, lowestBit, type Move, moveList, type Seat } from '@hortus/kernel';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import { vi } from 'vitest';
import { phaseIn, type SwayGame, type SwayState, TASK, taskIn } from '../../src/index.ts';
import { type Line, Playout } from '../playout.ts';
import { SETTINGS } from '../settings.testing.ts';

export const botFor = (game: SwayGame, level: string): Bot =>
  botOf(game === genesis ? genesisPlayers : worldsPlayers, level) as Bot;

export interface Question {
  readonly state: SwayState;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly setting: Setting;
}

/**
 * Questions with a real choice, of at least `fewest` moves, from random matches
 * under every setting of the tests or, with `only`, under those for that many seats.
 */
export function* questionsOf(game: SwayGame, seed: number, only?: number, fewest = 3): Generator<Question> {
  const list = moveList(game);
  const rng = new FastLuck(seed);
  for (const { options, seats = 2 } of SETTINGS[game.id]) {
    if (only !== undefined && seats !== only) continue;
    const parsed = game.parseOptions(options, seats);
    if (!parsed.ok) throw new Error(parsed.fault[0].message);
    const state = game.create(parsed.value, seats);
    for (let toAct = game.setup(state, rng), ply = 0; toAct !== 0 && ply < 400; ply++) {
      const seat = lowestBit(toAct);
      const legal = [...list.subarray(0, game.legal(state, seat, list))];
      if (legal.length >= fewest) yield { state, seat, legal, setting: { options, seats } };
      toAct = game.play(state, seat, legal[rng.below(legal.length)], rng);
    }
  }
}

interface Looked {
  readonly chosen: Move;
  /** For each line, the sum of its values and the number of worlds it was played out in. */
  readonly lines: ReadonlyMap<Line, { readonly sum: number; readonly worlds: number }>;
}

/** What a bot chooses on a counted budget, and what it plays out to decide. */
export function look(game: SwayGame, bot: Bot, { state, seat, setting }: Question, seed: number): Looked {
  const lines = new Map<Line, { sum: number; worlds: number }>();
  const { value } = Playout.prototype;
  const spy = vi.spyOn(Playout.prototype, 'value').mockImplementation(function (this: Playout, ...asked) {
    const worth = value.apply(this, asked);
    const before = lines.get(asked[3]) ?? { sum: 0, worlds: 0 };
    lines.set(asked[3], { sum: before.sum + worth, worlds: before.worlds + 1 });
    return worth;
  });
  const means = { rng: new FastLuck(seed), ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
  const chosen = mustChoose(bot, game.view(state, seat), seat, means);
  spy.mockRestore();
  return { chosen, lines };
}

export const inPhase =
  (phase: number) =>
  ({ ints }: SwayState): boolean =>
    phaseIn(ints) === phase && taskIn(ints) === TASK.none;
export const inTask =
  (task: number) =>
  ({ ints }: SwayState): boolean =>
    taskIn(ints) === task;
