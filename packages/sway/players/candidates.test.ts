/** What searching bots look at before they choose: seen by what they play out. */
import { type Bot, botOf, mustChoose, type Setting } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import { copyState, FastLuck, lowestBit, type Move, moveList, type Seat } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { PHASE, phaseIn, type SwayGame, type SwayState, TASK, taskIn } from '../src/index.ts';
import { GENESIS_LEVELS, WORLDS_LEVELS } from './levels.ts';
import { type Line, Playout } from './playout.ts';
import { SETTINGS } from './settings.testing.ts';

afterEach(() => vi.restoreAllMocks());

const botFor = (game: SwayGame, level: string): Bot =>
  botOf(game === genesis ? genesisPlayers : worldsPlayers, level) as Bot;

interface Question {
  readonly state: SwayState;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly setting: Setting;
}

/** Questions with a real choice, from random matches under every setting of the tests. */
function* questionsOf(game: SwayGame, seed: number): Generator<Question> {
  const list = moveList(game);
  const rng = new FastLuck(seed);
  for (const { options, seats = 2 } of SETTINGS[game.id]) {
    const parsed = game.parseOptions(options, seats);
    if (!parsed.ok) throw new Error(parsed.fault[0].message);
    const state = game.create(parsed.value, seats);
    for (let toAct = game.setup(state, rng), ply = 0; toAct !== 0 && ply < 400; ply++) {
      const seat = lowestBit(toAct);
      const legal = [...list.subarray(0, game.legal(state, seat, list))];
      if (legal.length > 2) yield { state, seat, legal, setting: { options, seats } };
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
function look(game: SwayGame, bot: Bot, { state, seat, setting }: Question, seed: number): Looked {
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

const inPhase =
  (phase: number) =>
  ({ ints }: SwayState): boolean =>
    phaseIn(ints) === phase && taskIn(ints) === TASK.none;
const inTask =
  (task: number) =>
  ({ ints }: SwayState): boolean =>
    taskIn(ints) === task;

test.each([
  ['a discard', genesis, inTask(TASK.trim)],
  ['an omen', genesis, inTask(TASK.omen)],
  ['a recruit', genesis, inPhase(PHASE.draft)],
  ['a gift', worldsAsunder, inPhase(PHASE.giving)],
  ['what to unlock', worldsAsunder, inPhase(PHASE.unlock)],
])('%s: expert looks at every legal move', (_, game, isAsked) => {
  const bot = botFor(game, 'expert');
  let found = 0;
  for (const question of questionsOf(game, 3)) {
    if (!isAsked(question.state)) continue;
    const { lines } = look(game, bot, question, found);
    const firsts = new Set([...lines.keys()].map(([move]) => move));
    expect(firsts).toEqual(new Set(question.legal));
    if (++found === 3) break;
  }
  expect(found).toBeGreaterThan(0);
});

const ERRING = (
  [
    [genesis, GENESIS_LEVELS],
    [worldsAsunder, WORLDS_LEVELS],
  ] as const
).flatMap(([game, levels]) =>
  Object.entries(levels).flatMap(([level, sight]) => (sight === 'thumb' ? [] : [{ game, level, sight }])),
);

test.each(ERRING)(
  '$game.id: $level errs, and only by what seems nearly as good',
  ({ game, level, sight: { slack = 0, worlds } }) => {
    const bot = botFor(game, level);
    let [asked, errors] = [0, 0];
    for (const question of questionsOf(game, 8)) {
      if (asked >= 60) break;
      const { chosen, lines } = look(game, bot, question, asked);
      if (lines.size === 0) continue;
      asked++;
      const worths = [...lines].map(([[first], { sum, worlds: in_ }]) => {
        expect(in_).toBe(worlds);
        return { first, worth: sum / in_ };
      });
      const best = Math.max(...worths.map(({ worth }) => worth));
      const own = Math.max(...worths.filter(({ first }) => first === chosen).map(({ worth }) => worth));
      expect(best - own).toBeLessThan(slack);
      if (own < best) errors++;
    }
    expect(asked).toBe(60);
    expect(errors).toBeGreaterThan(3);
  },
);

/** Is the match lost once this move, and what has to follow it, is made? */
function losesAtOnce(game: SwayGame, { state, seat }: Question, move: Move): boolean {
  const list = moveList(game);
  const next = copyState(state);
  const luck = new FastLuck(1);
  let toAct = game.play(next, seat, move, luck);
  while (toAct !== 0 && game.legal(next, lowestBit(toAct), list) === 1)
    toAct = game.play(next, lowestBit(toAct), list[0], luck);
  return game.outcome(next)?.winners.includes(seat) === false;
}

test('a beginner doesn’t give up the last life by not attacking', () => {
  const beginner = botFor(genesis, 'beginner');
  let found = 0;
  for (const seed of [1, 2, 3, 4])
    for (const question of questionsOf(genesis, seed)) {
      if (found === 12 || !inPhase(PHASE.plot)(question.state)) continue;
      const losing = question.legal.filter((move) => losesAtOnce(genesis, question, move));
      if (losing.length === 0 || losing.length === question.legal.length) continue;
      for (let luck = 0; luck < 10; luck++)
        expect(losing).not.toContain(look(genesis, beginner, question, luck).chosen);
      found++;
    }
  expect(found).toBeGreaterThan(5);
});
