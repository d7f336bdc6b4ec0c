// A submission to a match, its result, and a moment from which a match can be resumed.

import type { Hex } from '../chance/canonical.ts';
import type { State } from '../contract/game.ts';
import type { Move } from '../contract/moves.ts';
import type { Seat, SeatSet } from '../contract/seats.ts';
import type { Entry } from '../log/log.ts';
import type { Passed } from './past.ts';

export interface Submission {
  readonly seat: Seat;
  /**
   * Several only if nobody else could act in between and, unless the host submits them, nothing is revealed; an aside
   * comes alone.
   */
  readonly moves: readonly Move[];
  /** The last sequence its author had seen; without it the submission is never stale. */
  readonly answers?: number;
  readonly id?: string;
  readonly at?: number;
  /** Submitted by the host itself; only the host may say that a seat's time is up. */
  readonly byHost?: boolean;
}

/** An entry this match would accept next, and where it would lead; nothing has happened until it is entered. */
export interface Proposal<S extends State = State, E extends Entry = Entry> extends Passed {
  readonly entry: E;
  /** The entry's moves, packed. */
  readonly moves: readonly Move[];
  /** Whom the table waits for after it. */
  readonly toAct: SeatSet;
  /** Read only. */
  readonly state: S;
  /** It was submitted before and is already in the log. */
  readonly known: boolean;
}

/** A moment of a match from which a host can resume it without playing what led there. */
export interface Mark {
  readonly seq: number;
  readonly position: string;
  /** The hash of the state, and so of its position, the game and its rules' version. */
  readonly hash: Hex;
  /** By seat: the entry after which its question was asked. */
  readonly since: readonly number[];
}
