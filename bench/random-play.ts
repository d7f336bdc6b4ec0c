/** The card games: choices of random play, listing at every step included. */
import { cgs, PACKS } from '@hortus/cgs';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import { FastLuck, type Game, lowestBit, moveList, type State } from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { cpuTime, type Side, sideBySide } from './measure.ts';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Goal, Measured } from './row.ts';
import { LOOP, rateRow, yardstick } from './yardstick.ts';

const SECOND = 1e9;
const CGS = 'Card Game System';
const LONG_TEXTS = `${CGS}, moves with texts ten times as long`;
const AS_THEY_ARE = 'texts as they are';

interface Played {
  /** What is counted. */
  readonly name: string;
  /** The share of the loop's speed to reach. */
  readonly goal: number;
  readonly game: Game;
  readonly seats: number;
  readonly options?: object;
  /** Games per slice. */
  readonly games: number;
}

/** Every directive and every line of lore of Lowwater ten times, which is nearly as much as a pack may have. */
const longTexts = (): string =>
  PACKS.lowwater.replace(/^[>~] .*$/gm, (line) => Array(10).fill(line).join('\n'));

const TWO_PLAY_CGS = { goal: 0.01, game: cgs, seats: 2, games: 6 } as const;

/**
 * Six play Gnostica: a random player who may announce a last turn does so soon and is out, so two have nine moves on
 * average, and six have fifty.
 */
const PLAYED: readonly Played[] = [
  { name: 'Genesis, choices of random play', goal: 0.023, game: genesis, seats: 2, games: 60 },
  { name: 'Worlds Asunder, choices of random play', goal: 0.018, game: worldsAsunder, seats: 2, games: 60 },
  { name: 'Gnostica, choices of random play', goal: 0.01, game: gnostica, seats: 6, games: 20 },
  { name: `${CGS}, choices of random play`, ...TWO_PLAY_CGS, options: { pack: 'lowwater' } },
  {
    name: `${CGS}, choices with texts ten times as long`,
    ...TWO_PLAY_CGS,
    options: { pack: { text: longTexts() } },
  },
];

/** Long texts beside those as they are: the same within 5 %, which is what two runs of one program differ by. */
export const RANDOM_PLAY_GOALS: readonly Goal[] = [
  ...PLAYED.map(({ name, goal }) => ({ name, against: LOOP, ratioAtLeast: goal })),
  { name: LONG_TEXTS, against: AS_THEY_ARE, ratioAtLeast: 0.95 },
];

/** Until the engine has compiled what is called. 40 sessions were too few: the row had 0.0066 or 0.009, by chance. */
const WARM = 0.3 * SECOND;

function playedOften(play: () => unknown): void {
  for (const end = cpuTime() + WARM; cpuTime() < end; ) play();
}

/** How many of the moves of random games are choices: a forced move isn't one. */
function choicesPerMove(game: Game, state: State, rng: FastLuck, games: number): number {
  const list = moveList(game);
  let choices = 0;
  let moves = 0;
  for (let n = 0; n < games; n++)
    for (let toAct = game.setup(state, rng); toAct !== 0; moves++) {
      const seat = lowestBit(toAct);
      const count = game.legal(state, seat, list);
      if (count > 1) choices++;
      toAct = game.play(state, seat, list[rng.below(count)], rng);
    }
  return choices / moves;
}

/**
 * Play touches no text: the same sessions, with the pack as it is and with one whose texts are ten times as long. Side by
 * side, since the two rows against the loop differ by more than 5 % from run to run.
 */
export function withLongTexts(): Measured[] {
  const side = (pack: unknown): Side => {
    const rng = new FastLuck(9);
    const state = stateOf(cgs, 2, { pack });
    playedOften(() => playouts(cgs, state, rng, 1));
    return { slice: () => playouts(cgs, state, rng, 6) };
  };
  const sides = [side({ text: longTexts() }), side('lowwater')] as const;
  const { own, other, ratio } = sideBySide(...sides, { warm: 60, counted: 180 });
  const [long, plain] = [SECOND / own, SECOND / other];
  return [{ name: LONG_TEXTS, unit: 'per s', against: AS_THEY_ARE, own: long, other: plain, ratio }];
}

export function randomPlay(): Measured[] {
  const rng = new FastLuck(5);
  playOthersFirst(rng);
  const loop = yardstick();
  const rows = PLAYED.map(({ name, game, seats, options, games }) => {
    const state = stateOf(game, seats, options);
    playedOften(() => playouts(game, state, rng, 1));
    const share = choicesPerMove(game, state, rng, 20 * games);
    const own = { slice: () => playouts(game, state, rng, games) * share };
    return rateRow(name, own, loop, { warm: 60, counted: 180 });
  });
  loop.check();
  return rows;
}
