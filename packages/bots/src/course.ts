/**
 * The course of a finished match where no solver can tell: each seat's chance to win, as the bots' own search judges it
 * with all cards known, after every entry; the turns that mattered most; and what a bot would have done there.
 */
import {
  contentsOf,
  FastLuck,
  type Game,
  livingEntries,
  Match,
  type MatchLog,
  type Move,
  type Rng,
  type Seat,
  type State,
} from '@hortus/kernel';
import type { Bot } from './bot.ts';
import type { Players } from './of-game.ts';

/** Each seat's chance to win in a world that is known, from 0 to 1. */
export type Chances = (state: State, rng: Rng) => readonly number[];

export interface CoursePoint {
  /** The entry after which it stood so; 0 is the deal. */
  readonly seq: number;
  readonly chances: readonly number[];
}

/** Consecutive entries of one seat, with what others answered in between. */
export interface CourseTurn {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  /** This seat's chance. */
  readonly before: number;
  readonly after: number;
}

export interface DecisiveTurn extends CourseTurn {
  /** Where a bot would have done something else: the entry, what was played, and what it would have played. */
  readonly other?: { readonly seq: number; readonly played: Move; readonly instead: Move };
}

export interface Course {
  readonly points: readonly CoursePoint[];
  /** At most three, in the order of play. */
  readonly decisive: readonly DecisiveTurn[];
}

const MOST_DECISIVE = 3;
/** A smaller change is no turn of events. */
const LEAST_CHANGE = 0.05;
/** Decisions of a turn that a bot is asked about. */
const MOST_ASKED = 8;
const BOT_MS = 400;
const SEED = 11;

interface Made {
  readonly seq: number;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

/**
 * Worked out step by step: yields how far it is, from 0 to 1, so that somebody can stop it. Returns undefined where the
 * game's players can't judge a position, or the log doesn't replay.
 */
export function* courseOf(
  players: Players,
  log: MatchLog,
  now: () => number,
): Generator<number, Course | undefined> {
  const chances = players.chances?.();
  if (chances === undefined || log.secret === undefined) return undefined;
  const rng = new FastLuck(SEED);
  const living = new Set(livingEntries(log.entries).map(({ seq }) => seq));
  const match = begun(players.game, log);
  if (match === undefined) return undefined;
  const points: CoursePoint[] = [{ seq: 0, chances: chances(match.state, rng) }];
  const made: Made[] = [];
  for (const entry of log.entries) {
    if (!match.apply(entry).ok) return undefined;
    if (!living.has(entry.seq) || entry.kind === 'back') continue;
    points.push({ seq: entry.seq, chances: chances(match.state, rng) });
    made.push({ seq: entry.seq, seat: entry.seat, moves: entry.kind === 'moves' ? entry.moves : [] });
    yield (0.8 * entry.seq) / log.entries.length;
  }
  const chosen = turnsOf(made, points)
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST_DECISIVE)
    .sort((a, b) => a.first - b.first);
  yield 0.8;
  const decisive = yield* asked(players, log, made, chosen, now);
  return { points, decisive };
}

function begun(game: Game, log: MatchLog): Match | undefined {
  const match = Match.begin(game, log.terms, log.entropy, log.secret ?? '', contentsOf(log.contents));
  return match.ok ? match.value : undefined;
}

/** Somebody who answers once in the middle of another's turn doesn't end it. */
function turnsOf(made: readonly Made[], points: readonly CoursePoint[]): CourseTurn[] {
  const turns: CourseTurn[] = [];
  for (let i = 0; i < made.length; ) {
    const { seat, seq: first } = made[i];
    let end = i + 1;
    while (end < made.length && (made[end].seat === seat || made[end + 1]?.seat === seat)) end++;
    turns.push({
      seat,
      first,
      last: made[end - 1].seq,
      before: points[i].chances[seat],
      after: points[end].chances[seat],
    });
    i = end;
  }
  return turns;
}

/** The strongest bot is shown what the seat saw at each of these turns, until it would have done something else. */
function* asked(
  players: Players,
  log: MatchLog,
  made: readonly Made[],
  turns: readonly CourseTurn[],
  now: () => number,
): Generator<number, DecisiveTurn[]> {
  const { game } = players;
  const bot = Object.values(players.levels).at(-1)?.();
  const match = begun(game, log);
  if (bot === undefined || match === undefined) return [...turns];
  const found = new Map<CourseTurn, NonNullable<DecisiveTurn['other']>>();
  const looked = new Map<CourseTurn, number>();
  const bySeq = new Map(made.map((one) => [one.seq, one]));
  for (const entry of log.entries) {
    const turn = turns.find(
      ({ first, last, seat }) => entry.seq >= first && entry.seq <= last && entry.seat === seat,
    );
    const count = turn === undefined ? 0 : (looked.get(turn) ?? 0);
    const played = game.moves.fromJson(bySeq.get(entry.seq)?.moves[0] as never);
    if (turn !== undefined && played.ok && !found.has(turn) && count < MOST_ASKED) {
      looked.set(turn, count + 1);
      const instead = insteadOf(bot, match, entry.seat, log, now);
      if (instead !== undefined && instead !== played.value)
        found.set(turn, { seq: entry.seq, played: played.value, instead });
      yield 0.8 + (0.2 * entry.seq) / log.entries.length;
    }
    if (!match.apply(entry).ok) break;
  }
  return turns.map((turn) => {
    const other = found.get(turn);
    return other === undefined ? turn : { ...turn, other };
  });
}

function insteadOf(bot: Bot, match: Match, seat: Seat, log: MatchLog, now: () => number): Move | undefined {
  return bot.choose(match.view(seat), seat, {
    rng: new FastLuck(SEED),
    ms: BOT_MS,
    now,
    setting: { options: log.terms.options, seats: log.terms.seats.length },
  });
}
