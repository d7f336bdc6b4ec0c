// What is handed in to a match, what it would come to, and a moment that it can be taken up from again.

import type { Hex } from './canonical.ts';
import type { State } from './game.ts';
import type { Entry } from './log.ts';
import type { Move } from './moves.ts';
import type { Passed } from './past.ts';
import type { Seat, SeatSet } from './seats.ts';

export interface Submission {
  readonly seat: Seat;
  /** Several only where nobody else could act in between and, unless by the host, nothing is shown; an aside comes alone. */
  readonly moves: readonly Move[];
  /** The last sequence its author had seen; without it the submission is never stale. */
  readonly answers?: number;
  readonly id?: string;
  readonly at?: number;
  /** Handed in by the host itself, which alone may say that a seat's time is up. */
  readonly byHost?: boolean;
}

/** An entry this match would take next, and where it would lead; nothing has happened until it is entered. */
export interface Proposal<S extends State = State, E extends Entry = Entry> extends Passed {
  readonly entry: E;
  /** Those of the entry, packed. */
  readonly moves: readonly Move[];
  /** Whom the table waits for after it. */
  readonly toAct: SeatSet;
  /** To read, never to write. */
  readonly state: S;
  /** It was handed in before and is in the log already. */
  readonly known: boolean;
}

/** A moment of a match from which a host can take it up again without playing what led there. */
export interface Mark {
  readonly seq: number;
  readonly position: string;
  /** Of the state, and so of its position, the game and its rules' version. */
  readonly hash: Hex;
  /** By seat: the entry after which its question was put. */
  readonly since: readonly number[];
}
