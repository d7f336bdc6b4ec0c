import type { Game, Move, PackedJson, Reason, Refusal, Seat, State } from '@hortus/kernel';
import type { SeenEntry, Sight, TableInfo } from '@hortus/protocol';
import type { Cast, Key } from '@hortus/words';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** How somebody came upon a thing that cannot be played: a held pointer, the keyboard's focus, or a tap. */
export type Pointing = 'point' | 'focus' | 'press';

/** What a game's board is given: a view, what may be done, and a way to say which. It knows no rules. */
export interface BoardProps<View = unknown> {
  readonly view: View;
  /** Whose eyes; undefined: a spectator. */
  readonly seat: Seat | undefined;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly options: TableInfo['options'];
  /** What this seat may do now, empty when it is not to act. */
  readonly legal: readonly Move[];
  /** What this seat may do although nobody waits for it, such as answering an offer; left out where there is nothing. */
  readonly asides?: readonly Move[];
  /** A world that the view allows, as the rules were asked about it; undefined where nothing is asked. */
  readonly world?: State | undefined;
  /** The window that stands open, as it was when it was told. */
  readonly window?: Sight['window'];
  /** All the others are bots. */
  readonly alone?: boolean;
  /** Tells the host to pass where it would wait for this seat, or no longer to; left out where nothing waits. */
  readonly order?: ((passes: boolean) => void) | undefined;
  /** On one screen, while somebody else who sits there is asked. */
  readonly beside?: Beside | undefined;
  /** A lesson: nothing is answered by itself. */
  readonly lesson?: boolean;
  /** Why this move may not be made. */
  why(move: Move): Refusal | undefined;
  play(move: Move): void;
  /** Someone pointed at something that cannot be played: the frame tells why, beside the anchor. */
  refuse(move: Move, anchor: Element, how?: Pointing): void;
  /** What happened last, for marks and motion. */
  readonly last: readonly PackedJson[];
  /** What the others have done since this seat's own last move, oldest first; left out where nobody keeps it. */
  readonly lately?: readonly { readonly seat: Seat; readonly told: readonly PackedJson[] }[];
  /** Takes back the last step; left out where that is not free now. */
  readonly back?: (() => void) | undefined;
  /** Who here is out and only watches may have it played on to the end at once. */
  readonly rush?: (() => void) | undefined;
  /** Values of moves to show on the board (review, hints), by move: above 0 won, below 0 lost. */
  readonly values: ReadonlyMap<Move, number> | undefined;
  /** Handed in and not acknowledged yet. */
  readonly sending?: readonly Move[];
  /** The past is shown: what happened last is marked but does not move. */
  readonly still?: boolean;
}

/** What can be done without handing the screen over, and handing it over. */
export interface Beside {
  /** Said aloud by who is asked, and pressed by anybody. */
  answer(move: Move): void;
  handOver(): void;
}

/** One picture of several that an entry goes through: the last position of a game, then the fresh deal of the next. */
export interface Step<View = unknown> {
  readonly view: View;
  readonly told: readonly PackedJson[];
  /** Stays until somebody has seen it. */
  readonly hold: boolean;
}

/** Everything a game brings to the screen; loaded when it is first needed. */
export interface GameTable<View = never> {
  readonly game: Game;
  /** Has hidden hands: on one screen a curtain falls between two seats. */
  readonly hides: boolean;
  /** Bots from the weakest up; the first click plays against `usual`. */
  readonly levels: readonly string[];
  readonly usual: string;
  readonly Board: ComponentType<BoardProps<View>>;
  /** Take-backs are offered unless somebody says otherwise; false where the rules know none. */
  readonly takesBack?: boolean;
  /** False where nobody can tell what a move is worth. */
  readonly hints?: boolean;
  /** The cards in play by name, for the log. */
  deck?(options: TableInfo['options'], seats: number): Cast['deck'];
  /** Options that are no plain values, on the page of a new table. */
  readonly Extras?: ComponentType<{
    readonly options: Signal<TableInfo['options']>;
    readonly seats: readonly string[];
  }>;
  /** Plain options that they ask for too, and nobody else. */
  readonly extras?: readonly string[];
  /** Keys of its own board, for the help. */
  readonly keys?: readonly { readonly shown: Key; readonly about: Key }[];
  /** One line that tells how it stands and what is to be done. */
  describe(view: View, names: readonly string[], you?: Seat): string;
  /** The token of a seat, beside its name. */
  readonly SeatMark?: ComponentType<{ readonly view: View; readonly seat: Seat }>;
  /** A seat's score where a match has several games: short, and in words. */
  score?(view: View, seat: Seat): { readonly short: string; readonly said: string } | undefined;
  /** The games of a match so far, where there are several. */
  readonly Sheet?: ComponentType<{
    readonly view: View;
    readonly entries: readonly SeenEntry[];
    readonly names: readonly string[];
  }>;
  /** What a finished match leaves to tell, beside who won. */
  readonly Ending?: ComponentType<Pick<BoardProps<View>, 'view' | 'names' | 'options'>>;
  /** Seats that are out of a match that goes on. */
  gone?(view: View): readonly Seat[];
  /** What is given up by resigning now. */
  resigning?(view: View): string;
  /** The pictures between two sights; left out: the second alone. */
  steps?(before: View, told: readonly PackedJson[], after: View): readonly Step<View>[];
  /** Nothing that anybody would look at, such as a pass: shown at once. */
  brief?(told: readonly PackedJson[]): boolean;
  /** Told on the line of what it answers, not on one of its own. */
  aside?(told: readonly PackedJson[]): boolean;
  /** Its board offers the hand-over itself, with what can be done without it. */
  handsOver?(view: View, seat: Seat | undefined): boolean;
  /** Why the game shown has ended, where a match has several. */
  reasons?(view: View): readonly Reason[];
  /** What happened, in notation; undefined where it is no move. */
  notation?(told: readonly PackedJson[]): string | undefined;
}
