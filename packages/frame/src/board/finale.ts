/** How a game closes: the turn that ended it, and a picture from its own art. */
import type { Outcome, Seat } from '@hortus/kernel';
import type { SeenEntry, TableInfo } from '@hortus/protocol';
import type { Cast } from '@hortus/words';
import type { ComponentType } from 'preact';
import type { AnyView } from './game-table.ts';

/** Loaded when a game has ended; its words are in the guide's book. */
export type FinaleLoader<View = AnyView> = () => Promise<{ readonly finale: Finale<View> }>;

export interface Finale<View = AnyView> {
  /**
   * Joy for the winner, dignity for the loser: `mood` says which. Hidden from screen readers; shows its last
   * picture if motion is off.
   */
  readonly Art: ComponentType<Ended<View>>;
  /** The turn that ended it, if there was one. Which turn decided it is up to the review. */
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
  /** `joy` if the reader has won, or anybody if no reader is addressed. */
  readonly mood: 'joy' | 'calm';
  /** The viewing seat; undefined: a spectator, or a shared screen. */
  readonly you: Seat | undefined;
}

export interface LastTurn {
  /** The entry after which the turn begins: the board shows that position. */
  readonly from: number;
  readonly told: string;
  /** It was only the last turn before a player left, and ended nothing. */
  readonly isOnlyLast?: boolean;
}
