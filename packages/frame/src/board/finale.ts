/** How a game closes: the turn that ended it, and a picture from its own art. */
import type { Outcome, Seat } from '@hortus/kernel';
import type { SeenEntry, TableInfo } from '@hortus/protocol';
import type { Cast } from '@hortus/words';
import type { ComponentType } from 'preact';
import type { AnyView } from './game-table.ts';

/** Loaded when a game has ended; its words are in the guide's book. */
export type FinaleLoader<View = AnyView> = () => Promise<{ readonly finale: Finale<View> }>;

export interface Finale<View = AnyView> {
  /** Joy for the winner, dignity for the loser: `mood` says which. Seen, not heard; the last picture when nothing moves. */
  readonly Art: ComponentType<Ended<View>>;
  /** The turn that ended it; undefined if there was none. Which turn decided it is the review's to say. */
  lastTurn(ended: Ended<View>): LastTurn | undefined;
}

/** A finished game, or a finished game of a match that goes on. */
export interface Ended<View = AnyView> {
  readonly view: View;
  /** The entries that count, to the end. */
  readonly entries: readonly SeenEntry[];
  /** Undefined between two games of a match. */
  readonly outcome: Outcome | undefined;
  readonly cast: Cast;
  readonly options: TableInfo['options'];
  /** Somebody in the room has won: the reader, or anybody if nobody is spoken to. */
  readonly mood: 'joy' | 'calm';
  /** The viewing seat; undefined: a spectator, or a shared screen. */
  readonly you: Seat | undefined;
}

export interface LastTurn {
  /** The entry after which the turn begins: the board shows that position. */
  readonly from: number;
  readonly told: string;
  /** The last turn before somebody left: it ended nothing. */
  readonly isOnlyLast?: boolean;
}
