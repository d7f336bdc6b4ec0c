/**
 * Not a speed: whether bots keep to their time while other processes keep every core busy. The strongest level of each
 * game is asked in the middle of matches between club bots: how long it takes over a move without an alternative, and
 * how often it thinks longer than it may in a window. Everything is CPU time. `HORTUS_DECISIONS=60` asks fewer questions
 * than usual.
 */
import { botOf, type Means, type Players } from '@hortus/bots';
import { TABLE_PACE } from '@hortus/host';
import { FastLuck, lowestBit, type Move, moveList, type Seat, type State } from '@hortus/kernel';
import { cpuMs } from '../packages/bots/src/testing/contest.ts';
import { whileBusy } from './busy.ts';
import { LADDERS } from './levels.ts';
import type { Goal, Measured } from './row.ts';

const DECISIONS = Number(process.env.HORTUS_DECISIONS ?? 1000);
/** What a decision may take in a window. */
const LIMIT = TABLE_PACE.answerThinks;
/** What a move without an alternative may take. */
const AT_ONCE = 5;
/** The strongest level gets every third question, since consecutive ones are much alike. */
const EVERY = 3;
/** Asked before anything counts, so that the engine has compiled the bot. */
const WARM_UP = 10;

const forcedOf = (title: string): string => `${title} thinking: longest with one legal move`;
const overOf = (title: string): string => `${title} thinking: over ${LIMIT} ms`;

export const TIMED = LADDERS.map(({ title, players, options }) => ({ title, players, options }));

export async function whatThinkingTakes({
  title,
  players,
  options,
}: (typeof TIMED)[number]): Promise<Measured[]> {
  const { longest, late } = await whileBusy(() => asked(players, options));
  return [
    {
      name: forcedOf(title),
      unit: 'ms',
      against: 'allowed',
      own: longest,
      other: AT_ONCE,
      ratio: AT_ONCE / Math.max(longest, 0.001),
    },
    {
      name: overOf(title),
      unit: 'late',
      against: 'of decisions',
      own: late,
      other: DECISIONS,
      ratio: 1 - late / DECISIONS,
    },
  ];
}

export const THINKING_GOALS: readonly Goal[] = TIMED.flatMap(({ title }) => [
  { name: forcedOf(title), against: 'allowed', valueAtMost: AT_ONCE },
  { name: overOf(title), against: 'of decisions', valueAtMost: 0 },
]);

interface Question {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

interface Asked {
  readonly longest: number;
  readonly late: number;
}

function asked(players: Players, options: object): Asked {
  const { game, levels } = players;
  const bot = botOf(players, Object.keys(levels).at(-1) ?? '');
  if (bot === undefined) throw new Error(`${game.id} has no bots`);
  const setting = { options, seats: 2 };
  const taken = ({ state, seat }: Question, n: number): number => {
    const view = game.view(state, seat);
    const means: Means = { rng: new FastLuck(n), ms: LIMIT, now: cpuMs, setting };
    const begun = cpuMs();
    bot.choose(view, seat, means);
    return cpuMs() - begun;
  };
  let [longest, late, worst, questions, seen] = [0, 0, 0, 0, 0];
  for (const question of questionsOf(players, setting)) {
    const isForced = question.legal.length === 1;
    if (!isForced && seen++ % EVERY !== 0) continue;
    if (isForced) {
      const ms = taken(question, questions);
      // What is slow only once was the engine, which compiles on the same thread here.
      const again = ms > AT_ONCE ? taken(question, questions) : ms;
      if (questions > WARM_UP) longest = Math.max(longest, Math.min(ms, again));
      continue;
    }
    const ms = taken(question, questions);
    if (questions >= WARM_UP) {
      if (ms > LIMIT) late++;
      worst = Math.max(worst, ms);
    }
    if (++questions === DECISIONS + WARM_UP) break;
    process.stderr.write(
      `\r\x1b[K${game.id}: ${questions} of ${DECISIONS + WARM_UP} decisions, ${late} late, longest ${worst.toFixed(1)} ms`,
    );
  }
  return { longest, late };
}

/** Questions from match after match between club bots, on a counted budget, so that every machine asks the same. */
function* questionsOf(
  players: Players,
  { options, seats }: { options: object; seats: number },
): Generator<Question> {
  const { game } = players;
  const club = botOf(players, 'club');
  const parsed = game.parseOptions(options, seats);
  if (club === undefined || !parsed.ok) throw new Error(`${game.id} can't be played`);
  const list = moveList(game);
  for (let match = 1; ; match++) {
    const luck = new FastLuck(match);
    const state = game.create(parsed.value, seats);
    for (let toAct = game.setup(state, luck); toAct !== 0; ) {
      const seat = lowestBit(toAct);
      const legal = [...list.subarray(0, game.legal(state, seat, list))];
      yield { state, seat, legal };
      const means = { rng: luck, ms: Number.POSITIVE_INFINITY, now: () => 0, setting: { options, seats } };
      const chosen = club.choose(game.view(state, seat), seat, means);
      // An offer isn't a move of the turn.
      const move = chosen !== undefined && legal.includes(chosen) ? chosen : legal[luck.below(legal.length)];
      toAct = game.play(state, seat, move, luck);
    }
  }
}
