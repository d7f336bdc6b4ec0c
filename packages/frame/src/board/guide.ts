/** What a newcomer needs at every moment: how to win, and which step of the turn it is. */
import type { Move, PackedJson, Seat } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import type { Book, Cast } from '@hortus/words';
import type { ComponentType } from 'preact';
import type { AnyView } from './game-table.ts';

/** Loaded after the board, with a book of its own: the first move needs neither. */
export interface GuideLoader<View = AnyView> {
  readonly book: Book;
  load(): Promise<{ readonly guide: Guide<View> }>;
}

export interface Guide<View = AnyView> {
  /** How to win: a line, and the few words that fit next to the board on a phone. */
  goal(view: View, seat: Seat | undefined, options: TableInfo['options']): Goal;
  /** The same as a drawing, about three times as wide as high; hidden from screen readers. */
  readonly Drawing: ComponentType<DrawingProps<View>>;
  /** What a beginner misses, most needed first; only tips that the position calls for. */
  tips?(view: View, seat: Seat): readonly Tip[];
  /** Why a hint is good: what its moves change, in one sentence for the reader. */
  reason?(
    now: View,
    then: View,
    seat: Seat,
    names: readonly string[],
    moves: readonly Move[],
  ): string | undefined;
  /**
   * A hint as a command with its reason: `Sit out: you can’t cover Lamps.`
   * If left out, the log's sentence and then `reason`.
   */
  advise?(hint: Hint<View>): string | undefined;
  /**
   * Counts another move as following the hinted step, such as the same card paid for differently; if left
   * out, only the move itself does.
   */
  isSameStep?(hinted: Move, move: Move): boolean;
  /** A turn of several steps in one sentence, once it is over; undefined if its steps say it as briefly. */
  summary?(told: readonly PackedJson[], whose: Whose<View>): string | undefined;
  /** A finished turn, in place of its steps: what was done, and how things stand then. */
  whole?(told: readonly PackedJson[], whose: Whose<View>): string | undefined;
  /**
   * What happened since the reader last decided something, in place of its last step, once they are asked again; undefined
   * if that step says it all.
   */
  recap?(told: readonly PackedJson[], reader: RecapReader<View>): string | undefined;
  /** The steps of a turn; undefined if a turn is one move. */
  rail?(view: View, seat: Seat | undefined, options: TableInfo['options']): Rail | undefined;
}

export interface DrawingProps<View = AnyView> {
  readonly view: View;
  readonly seat: Seat | undefined;
  /** The match's options: a custom deck may change the goal. */
  readonly options: TableInfo['options'];
}

/** What a bot would do in this seat, what would certainly happen, and how things stand before and after. */
export interface Hint<View = AnyView> {
  readonly moves: readonly Move[];
  /** What the seat sees before each of them. */
  readonly views: readonly View[];
  readonly told: readonly PackedJson[];
  readonly now: View;
  readonly after: View;
  readonly seat: Seat;
  readonly cast: Cast;
  readonly options: TableInfo['options'];
}

/** A turn's seat, the names, and how things stand now. */
export interface Whose<View = AnyView> {
  readonly seat: Seat;
  readonly cast: Cast;
  readonly view?: View;
  /** What happened after it, as far as the log goes. */
  readonly after?: readonly PackedJson[];
}

/** Who is told what happened, and how things stand now. */
export interface RecapReader<View = AnyView> {
  readonly seat: Seat;
  readonly cast: Cast;
  readonly view: View;
  /**
   * Everything that happened before: the reader may have
   * had to decide something in the middle of another turn.
   */
  readonly before: readonly PackedJson[];
  /** In how many entries it happened. */
  readonly steps: number;
  readonly options: TableInfo['options'];
}

export interface Tip {
  readonly id: string;
  readonly text: string;
}

export interface Goal {
  readonly line: string;
  readonly short: string;
  /** What else a newcomer needs to know to aim for the goal. */
  readonly more?: string;
}

export interface Rail {
  readonly steps: readonly RailStep[];
  /** The current step; undefined between turns and after the end. */
  readonly now: number | undefined;
  /** What follows it; by default the next step, and another turn after the last. */
  readonly next?: number;
  /** What follows the last step, if not another turn: `the next round`. */
  readonly last?: string;
  /** What the table is at instead of one of the steps, such as choosing sides, and what follows. */
  readonly stage?: { readonly now: RailStep; readonly next: RailStep };
}

export interface RailStep {
  /** One or two words. */
  readonly name: string;
  /** The same where two of them share a line of a phone's head; left out if the name is short enough. */
  readonly short?: string;
  /** What you do in it, in a sentence. */
  readonly about: string;
}
