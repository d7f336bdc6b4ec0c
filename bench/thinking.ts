/**
 * Not a speed: whether bots keep to their time while other processes keep every core busy. The strongest level of each
 * game is asked in the middle of matches between club bots: how long it takes over a move without an alternative, and
 * how often it thinks longer than it may, in a window and later in a turn. Everything is CPU time.
 * `HORTUS_DECISIONS=60` asks fewer questions than usual.
 */
import { botOf, type Means, type Players } from '@hortus/bots';
import { TABLE_PACE } from '@hortus/host';
import { FastLuck, lowestBit, type Move, moveList, type Seat, type State } from '@hortus/kernel';
import { cpuMs } from '../packages/bots/src/testing/contest.ts';
import { thinkingTime } from '../packages/host/src/pace.ts';
import { whileBusy } from './busy.ts';
import { LADDERS } from './levels.ts';
import type { Goal, Measured } from './row.ts';

const DECISIONS = Number(process.env.HORTUS_DECISIONS ?? 600);
const { answerThinks, thinks } = TABLE_PACE;
/** What a decision may take at a table: in a window, as one of the last of a long turn, and of a very long one. */
const LIMITS = [answerThinks, thinkingTime(thinks, 10), thinkingTime(thinks, 30)];
/** What a move without an alternative may take. */
const AT_ONCE = 5;
/** The strongest level gets every third question, since consecutive ones are much alike. */
const EVERY = 3;
/** Asked before anything counts, so that the engine has compiled the bot. */
const WARM_UP = 10;

const forcedOf = (title: string): string => `${title} thinking: longest with one legal move`;
const overOf = (title: string, limit: number): string => `${title} thinking: over ${limit} ms`;

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
    ...LIMITS.map((limit, i) => ({
      name: overOf(title, limit),
      unit: 'late',
      against: 'of decisions',
      own: late[i] ?? 0,
      other: DECISIONS,
      ratio: 1 - (late[i] ?? 0) / DECISIONS,
    })),
  ];
}

export const THINKING_GOALS: readonly Goal[] = TIMED.flatMap(({ title }) => [
  { name: forcedOf(title), against: 'allowed', valueAtMost: AT_ONCE },
  ...LIMITS.map((limit) => ({ name: overOf(title, limit), against: 'of decisions', valueAtMost: 0 })),
]);

interface Question {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

interface Asked {
  readonly longest: number;
  /** By limit. */
  readonly late: readonly number[];
}

function asked(players: Players, options: object): Asked {
  const { game, levels } = players;
  const bot = botOf(players, Object.keys(levels).at(-1) ?? '');
  if (bot === undefined) throw new Error(`${game.id} has no bots`);
  const setting = { options, seats: 2 };
  const taken = ({ state, seat }: Question, n: number, ms: number): number => {
    const view = game.view(state, seat);
    const turnMs = ms === answerThinks ? undefined : thinks;
    const means: Means = { rng: new FastLuck(n), ms, turnMs, now: cpuMs, setting };
    const begun = cpuMs();
    bot.choose(view, seat, means);
    return cpuMs() - begun;
  };
  const late = LIMITS.map(() => 0);
  const worst = LIMITS.map(() => 0);
  let [longest, questions, seen] = [0, 0, 0];
  for (const question of questionsOf(players, setting)) {
    const isForced = question.legal.length === 1;
    if (!isForced && seen++ % EVERY !== 0) continue;
    if (isForced) {
      const ms = taken(question, questions, answerThinks);
      // What is slow only once was the engine, which compiles on the same thread here.
      const again = ms > AT_ONCE ? taken(question, questions, answerThinks) : ms;
      if (questions > WARM_UP) longest = Math.max(longest, Math.min(ms, again));
      continue;
    }
    for (const [i, limit] of LIMITS.entries()) {
      const ms = taken(question, questions, limit);
      if (questions < WARM_UP) continue;
      if (ms > limit) late[i] = (late[i] ?? 0) + 1;
      worst[i] = Math.max(worst[i] ?? 0, ms);
    }
    if (++questions === DECISIONS + WARM_UP) break;
    const figures = LIMITS.map((limit, i) => `${late[i]} over ${limit} ms (longest ${worst[i]?.toFixed(1)})`);
    process.stderr.write(
      `\r\x1b[K${game.id}: ${questions} of ${DECISIONS + WARM_UP} decisions, ${figures.join(', ')}`,
    );
  }
  return { longest, late };
}

/** Questions from match after match between club bots. */
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
      const means = { rng: luck, ms: 5, now: cpuMs, setting: { options, seats } };
      const chosen = club.choose(game.view(state, seat), seat, means);
      // An offer isn't a move of the turn.
      const move = chosen !== undefined && legal.includes(chosen) ? chosen : legal[luck.below(legal.length)];
      toAct = game.play(state, seat, move, luck);
    }
  }
}
