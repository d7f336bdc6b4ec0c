import { invariant, type Move, type Rng, type Seat } from '@hortus/kernel';

/** What a bot may use besides the view: luck, at most `ms` milliseconds of this clock, and what all agreed on. */
export interface Means extends Time {
  readonly rng: Rng;
  /**
   * What all decisions of a turn may take together, if `ms` shrinks from one to the next. Without it, a bot whose turns
   * have several decisions takes `ms` to be the time for the whole turn.
   */
  readonly turnMs?: number | undefined;
  readonly setting?: Setting;
  /** People let it give up a match that it has lost. */
  readonly mayResign?: boolean;
}

/** What everybody at the table knows before the deal; by default the standard options and the fewest seats. */
export interface Setting {
  readonly options: unknown;
  readonly seats: number;
}

export interface Time {
  readonly ms: number;
  readonly now: () => number;
}

/**
 * A player who knows a view and nothing else, and keeps nothing from one decision to the next: the same view with the
 * same luck gives the same move, unless time ran out. `view` is what the game's `view` made for this seat, which the
 * table waits for or which is invited to answer an aside. Undefined: it declines, and isn't asked again before
 * something has happened. A table that waits only for bots gets a move anyway: the host's.
 */
export interface Bot {
  readonly game: string;
  readonly level: string;
  choose(view: unknown, seat: Seat, means: Means): Move | undefined;
  /** Is this seat lost, as far as the bot can see? Absent if it can't tell. */
  readonly isLost?: ((view: unknown, seat: Seat, means: Means) => boolean) | undefined;
  /** Would it rather have a draw than play on? Absent if it can't tell, or if its game has no draws. */
  readonly agrees?: ((view: unknown, seat: Seat, means: Means) => boolean) | undefined;
}

/** A bot's move when nobody else could make one, so that it may not decline. */
export function mustChoose(bot: Bot, view: unknown, seat: Seat, means: Means): Move {
  const move = bot.choose(view, seat, means);
  invariant(move !== undefined, `the ${bot.level} bot of ${bot.game} declines, and nobody else can act`);
  return move;
}

export interface AnalysedMove {
  readonly move: Move;
  /** For the seat in question: 1 won, 0 drawn, -1 lost, with both sides playing perfectly. */
  readonly value: 1 | 0 | -1;
  /** If points are scored: what the move wins, or loses if below 0. */
  readonly points?: number;
}

export interface Analysis {
  /** Every legal move, best first. */
  readonly moves: readonly AnalysedMove[];
  /** False if time ran out: then values other than 0 are proved, and 0 means unknown. */
  readonly exact: boolean;
}

/** A tenth of the time, at most 5 ms, is reserved for what comes after the last look at the clock. */
export const useOf = ({ ms }: Time): number => ms - Math.min(ms / 10, 5);

/** Returns true once the time is nearly up. */
export function deadline(time: Time): () => boolean {
  const end = time.now() + useOf(time);
  // Once time is up, there's no need to ask the clock again.
  let isLate = false;
  return () => (isLate ||= time.now() >= end);
}
