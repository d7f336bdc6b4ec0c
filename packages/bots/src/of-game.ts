/** The players of one game, and what its solver knows. */
import type { Game, MatchLog, Move, Seat, State } from '@hortus/kernel';
import type { Analysis, Bot, Setting, Time } from './bot.ts';
import type { Chances } from './course.ts';
import { agreeing, givingUp } from './giving-up.ts';
import type { Pupil } from './learning.ts';
import type { Prover } from './puzzles/puzzle.ts';
import { type PlayedMove, playedIn, type Review } from './review.ts';

/** `beside` somebody's turn, which goes on, such as a hand that is too full; `between` turns, such as a life to give up. */
export type Forced = 'beside' | 'between';

export interface Players {
  readonly game: Game;
  /** From the weakest to the strongest. */
  readonly levels: Readonly<Record<string, () => Bot>>;
  /** How strong each level is, the club's being 1500; measured by `npm run bench -- levels`. */
  readonly ratings?: Readonly<Record<string, number>>;
  /** Plays at random: for tests and measurements, not listed. */
  readonly random: () => Bot;
  /** Plays by rules of thumb, fast enough for thousands of games: what the lab uses in place of club; not listed. */
  readonly thumb?: () => Bot;
  /** Gives the hints, and says what to do better in reviews, in place of the strongest level. */
  readonly adviser?: () => Bot;
  /**
   * Milliseconds between two of its looks at the clock, for reviews, whose clock counts looks: as many as a phone has
   * time for.
   */
  readonly msPerLook?: number;
  readonly analyse?: (view: unknown, seat: Seat, time: Time, setting?: Setting) => Analysis | undefined;
  /** Judges positions with everything known: for looking back on a match that is over, and for nothing else. */
  readonly chances?: () => Chances;
  /**
   * Set if this answer can't count as a decisive choice: it was forced, or luck mattered more than the player, as when
   * cards are drawn. A single legal move never counts.
   */
  readonly forced?: (state: State, move: Move) => Forced | undefined;
  /** These chances are reliable enough to resign by: a bot that sees none hardly ever wins. */
  readonly resign?: boolean;
  /** A draw is a possible result, and these chances are reliable enough to agree to one by. */
  readonly draws?: boolean;
  /** Learns its value from games for this many players against itself (`npm run lab -- learn`); undefined if it has none for them. */
  readonly pupil?: (seats?: number) => Pupil | undefined;
  /** Proves the puzzles that the lab looks for in its bots' games (`npm run lab -- puzzles`). */
  readonly prover?: () => Prover;
  readonly review?: (played: readonly PlayedMove[], time: Time) => Review;
}

/** A bot of this level, `random`, which every game has, or `thumb`, which some have; undefined if there is none. */
export function botOf(players: Players, level: string): Bot | undefined {
  if (level === 'random') return players.random();
  if (level === 'thumb') return players.thumb?.();
  const bot = Object.hasOwn(players.levels, level) ? players.levels[level]?.() : undefined;
  return bot && { ...bot, isLost: givingUp(players), agrees: agreeing(players) };
}

/** The bot that people ask, in hints as in reviews: what one recommends, the other does too. */
export const adviserOf = ({ adviser, levels }: Players): Bot | undefined =>
  (adviser ?? Object.values(levels).at(-1))?.();

/**
 * The turning points of a finished match, from its log or from the moves with the view before each. Undefined if the
 * game has no solver or the log can't be replayed; `playedIn` says why.
 */
export function reviewOf(
  players: Players,
  source: MatchLog | readonly PlayedMove[],
  time: Time,
): Review | undefined {
  if (players.review === undefined) return undefined;
  if (!('hortus' in source)) return players.review(source, time);
  const played = playedIn(players.game, source);
  return played.ok ? players.review(played.value, time) : undefined;
}
