/**
 * The course of a finished match of a game without a solver: each seat's chance to win, as the bots' own search
 * judges it with all cards known, after every entry; the turns that mattered most; and what a bot would have done
 * there.
 */
import {
  FastLuck,
  livingEntries,
  type MatchLog,
  moveList,
  type Rng,
  type Seat,
  type State,
} from '@hortus/kernel';
import { bent, type Judged } from './bent.ts';
import {
  askBot,
  begun,
  type CourseTurn,
  type DecisiveTurn,
  type Entered,
  type Made,
  SEED,
} from './better.ts';
import type { Players } from './of-game.ts';

export { REVIEW, reviewing } from './better.ts';

/** Each seat's chance to win in a world that is known, from 0 to 1. */
export interface Chances {
  (state: State, rng: Rng): readonly number[];
  /** The same without playing on, at moments that can be compared with one another; undefined in between. */
  readonly steady?: (state: State) => readonly number[] | undefined;
}

export interface CoursePoint {
  /** The entry after which these were the chances; 0 is the deal. */
  readonly seq: number;
  readonly chances: readonly number[];
}

export interface Course {
  readonly points: readonly CoursePoint[];
  /** At most three, in the order of play. */
  readonly decisive: readonly DecisiveTurn[];
  /**
   * Of those that led towards the result, the one of which most was never undone; the match's last turn only if
   * there's no other. Undefined if all of them led away from it, changed little or were undone, or nothing better was
   * to be had in any of them.
   */
  readonly decided: DecisiveTurn | undefined;
}

const MOST_DECISIVE = 3;
/** A turn that changed less isn't decisive. */
const LEAST_CHANGE = 0.05;
/** A turn that changed less didn't decide the match, even if none changed more. */
const LEAST_DECIDING = 0.08;

/**
 * Worked out step by step: yields how far it is, from 0 to 1, so that somebody can stop it. Returns undefined where the
 * game's players can't judge a position, or the log doesn't replay.
 */
export function* courseOf(players: Players, log: MatchLog): Generator<number, Course | undefined> {
  const chances = players.chances?.();
  if (chances === undefined || log.secret === undefined) return undefined;
  // Every position gets the same luck, so that neighbours differ only by what was played.
  const judge = (state: State): Judged => ({
    chances: chances(state, new FastLuck(SEED)),
    steady: chances.steady?.(state),
  });
  const living = new Set(livingEntries(log.entries).map(({ seq }) => seq));
  const match = begun(players.game, log);
  if (match === undefined) return undefined;
  const judged = [judge(match.state)];
  const entered: Entered[] = [];
  const list = moveList(players.game);
  const forcedNow = (entry: MatchLog['entries'][number]): Made['forced'] => {
    // Only moves can be forced.
    if (entry.kind !== 'moves') return undefined;
    const { moves } = players.game;
    const [move] = entry.moves.map((one) => moves.fromJson(one));
    const isOnly = players.game.legal(match.state, entry.seat, list) === 1;
    const forced = move?.ok ? players.forced?.(match.state, move.value) : undefined;
    return forced ?? (isOnly ? 'only' : undefined);
  };
  for (const entry of log.entries) {
    const forced = forcedNow(entry);
    if (!match.apply(entry).ok) return undefined;
    if (!living.has(entry.seq) || entry.kind === 'back') continue;
    judged.push(judge(match.state));
    const moves = entry.kind === 'moves' ? entry.moves : [];
    entered.push({ seq: entry.seq, seat: entry.seat, moves, forced });
    yield 0.8 * (entry.seq / log.entries.length);
  }
  const { points, made } = coursed(judged, entered);
  const turns = turnsOf(made, points);
  const largest = turns.filter((turn) => swing(turn) >= LEAST_CHANGE).sort((a, b) => swing(b) - swing(a));
  yield 0.8;
  const asked = yield* askBot(players, log, made, inOrder(largest.slice(0, MOST_DECISIVE)), 0.1);
  // Those in which nothing was lost that could have been kept give way to the next.
  const missing = asked.filter(({ isBest }) => isBest).length;
  const next = inOrder(largest.slice(MOST_DECISIVE, MOST_DECISIVE + missing));
  const more = next.length === 0 ? [] : yield* askBot(players, log, made, next, 0.1, 0.9);
  const all = inOrder([...asked, ...more]);
  const telling = all.filter(({ isBest }) => isBest !== true);
  const decisive = telling.length > 0 ? telling : inOrder(asked);
  // A turn that led away from the result didn't decide it.
  const winners = log.outcome?.winners ?? [];
  const towards = telling.filter(
    (turn) =>
      swing(turn) >= LEAST_DECIDING &&
      (winners.length === 0 || winners.includes(turn.seat) === turn.after > turn.before),
  );
  // Everybody can see that the last turn won; what led there is less obvious.
  const end = made.findLast(({ forced }) => forced === undefined)?.seq;
  const earlier = towards.filter((turn) => turn.last !== end && lasting(turn, points) > 0);
  const [first, ...others] = earlier.length > 0 ? earlier : towards.filter(({ last }) => last === end);
  const lastingMore = (one: DecisiveTurn, other: DecisiveTurn): DecisiveTurn =>
    lasting(other, points) > lasting(one, points) ? other : one;
  return { points, decisive, decided: first === undefined ? undefined : others.reduce(lastingMore, first) };
}

/** How much of what a turn changed was never undone. */
function lasting({ seat, last, before, after }: CourseTurn, points: readonly CoursePoint[]): number {
  const sign = after < before ? -1 : 1;
  return points
    .filter(({ seq }) => seq >= last)
    .reduce(
      (least, { chances }) => Math.min(least, sign * (chances[seat] - before)),
      sign * (after - before),
    );
}

/** The chances shown after each entry, and how much each entry changed them. */
function coursed(judged: readonly Judged[], entered: readonly Entered[]) {
  const shifts = bent(judged);
  const points = judged.map(
    ({ chances }, i): CoursePoint => ({
      seq: entered[i - 1]?.seq ?? 0,
      chances: chances.map((chance, seat) => chance + shifts[i][seat]),
    }),
  );
  const made = entered.map((entry, i): Made => {
    const [before, after] = [points[i], points[i + 1]].map(({ chances }) => chances[entry.seat]);
    return { ...entry, gain: after - before, shift: shifts[i + 1][entry.seat] };
  });
  return { points, made };
}

const inOrder = <T extends CourseTurn>(turns: readonly T[]): T[] =>
  [...turns].sort((a, b) => a.first - b.first);
/** How much a turn changed. */
const swing = ({ before, after }: CourseTurn): number => Math.abs(after - before);

/** What a seat chose in one go. What was forced on it before and after isn't part of it. */
function turnsOf(made: readonly Made[], points: readonly CoursePoint[]): CourseTurn[] {
  const turns: CourseTurn[] = [];
  for (let i = 0, end = 0; i < made.length; i = end) {
    const { seat, forced } = made[i];
    end = i + 1;
    if (forced === 'between') continue;
    for (let next = goesOn(made, end, seat); next !== undefined; next = goesOn(made, end, seat)) end = next;
    const isChoice = (one: Made): boolean => one.seat === seat && one.forced === undefined;
    const all = made.slice(i, end);
    const [first, last] = [all.findIndex(isChoice), all.findLastIndex(isChoice)];
    if (first < 0) continue;
    const [before, after] = [points[i + first].chances[seat], points[i + last + 1].chances[seat]];
    /** Towards where the whole turn led. */
    const moved = ({ gain }: Made): number => (after < before ? -gain : gain);
    const choices = all.filter(isChoice);
    // What luck brought in the middle of a turn isn't anybody's doing.
    if (choices.reduce((sum, one) => sum + moved(one), 0) < LEAST_CHANGE) continue;
    const key = choices.reduce((most, one) => (moved(one) > moved(most) ? one : most));
    turns.push({ seat, first: all[first].seq, last: all[last].seq, key: key.seq, before, after });
  }
  return turns;
}

/**
 * Where a seat's turn has got to after its next entry; undefined if it has ended. Somebody who answers once, or has to
 * discard, in the middle of another's turn doesn't end it.
 */
function goesOn(made: readonly Made[], from: number, seat: Seat): number | undefined {
  const isOwn = (one: Made | undefined): boolean => one?.seat === seat && one.forced !== 'between';
  let at = from;
  while (made[at]?.forced === 'beside' && made[at].seat !== seat) at++;
  if (isOwn(made[at])) return at + 1;
  return made[at]?.forced !== 'between' && isOwn(made[at + 1]) ? at + 2 : undefined;
}
