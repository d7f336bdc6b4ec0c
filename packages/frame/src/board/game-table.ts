import type { Diagnostic, Game, Move, PackedJson, Reason, Refusal, Seat, State } from '@hortus/kernel';
import type { SeenEntry, Sight, TableInfo } from '@hortus/protocol';
import type { Cast, Key } from '@hortus/words';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { GuideLoader } from './guide.ts';

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
  /** What this seat may do although nobody waits for it, such as answering an offer. */
  readonly asides: readonly Move[];
  /** A world that the view allows, as the rules were asked about it; undefined where nothing is asked. */
  readonly world: State | undefined;
  /** What happened last, for marks and motion. */
  readonly last: readonly PackedJson[];
  readonly manner: Manner;
  /** Why this move may not be made. */
  why(move: Move): Refusal | undefined;
  /** Plays it. A lesson, which judges what one press brings as a whole, also plays `then` if that is legal afterwards. */
  play(move: Move, then?: Move): void;
  /** Someone pointed at something that cannot be played: the frame tells why, beside the anchor. */
  refuse(move: Move, anchor: Element, how?: Pointing): void;
  /** Values of moves to show on the board (review, hints), by move: above 0 won, below 0 lost. */
  readonly values?: ReadonlyMap<Move, number> | undefined;
  /** Left out in lessons and replays, where no match goes on. */
  readonly match?: RunningMatch | undefined;
}

/**
 * How it is shown. `live`: as it happens. `still`: the past, in which what happened last is marked but does not move.
 * `lesson`: nothing is answered by itself.
 */
export type Manner = 'live' | 'still' | 'lesson';

/** What a board is told of the match it belongs to, besides the position. */
export interface RunningMatch {
  /** All the others are bots. */
  readonly alone: boolean;
  /** Handed in and not acknowledged yet. */
  readonly sending: readonly Move[];
  /** What the others have done since this seat's own last move, oldest first. */
  readonly lately: readonly { readonly seat: Seat; readonly told: readonly PackedJson[] }[];
  /** The window that stands open, as it was when it was told. */
  readonly window: Sight['window'];
  /** Tells the host to pass where it would wait for this seat, or no longer to; undefined where nothing waits. */
  readonly order: ((passes: boolean) => void) | undefined;
  /** On one screen, while somebody else who sits there is asked. */
  readonly beside: Beside | undefined;
  /** Takes back the last step; undefined where that is not free now. */
  readonly back: (() => void) | undefined;
  /** Who here is out and only watches may have it played on to the end at once. */
  readonly rush: (() => void) | undefined;
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

/** The view of some game. Boards know their own; the frame holds any of them and looks into none. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where views of different games meet
export type AnyView = any;

/**
 * Everything a game brings to the screen; loaded when it is first needed. The first part is required; each of the
 * others is a capability that a game names if it has it.
 */
export interface GameTable<View = AnyView> {
  readonly game: Game;
  /** Has hidden hands: on one screen a curtain falls between two seats. */
  readonly hides: boolean;
  /** Take-backs are offered unless somebody says otherwise; false where the rules know none. */
  readonly takesBack: boolean;
  /** False where nobody can tell what a move is worth. */
  readonly hints: boolean;
  /** Bots from the weakest up; the first click plays against `usual`. */
  readonly levels: readonly string[];
  readonly usual: string;
  readonly Board: ComponentType<BoardProps<View>>;
  /** One line that tells how it stands and what is to be done. */
  describe(view: View, names: readonly string[], you?: Seat): string;

  /** The goal and the steps of a turn, always in sight. */
  readonly guide?: GuideLoader<View>;
  readonly plates?: Plates<View>;
  readonly telling?: Telling<View>;
  readonly ending?: Ending<View>;
  readonly ownOptions?: OwnOptions;
  /** Cards that somebody brought, as everybody sees them before they accept them. */
  readonly Brought?: ComponentType<BroughtProps>;
  /** Keys of its own board, for the help. */
  readonly keys?: readonly { readonly shown: Key; readonly about: Key }[];
  /** Its board offers the hand-over itself, with what can be done without it. */
  handsOver?(view: View, seat: Seat | undefined): boolean;
}

/** What stands beside the names of the seats. */
export interface Plates<View> {
  /** The token of a seat. */
  readonly Mark: ComponentType<{ readonly view: View; readonly seat: Seat }>;
  /** A seat's score where a match has several games or points: short, and in words. */
  score?(view: View, seat: Seat): { readonly short: string; readonly said: string } | undefined;
  /** Seats that are out of a match that goes on. */
  gone?(view: View): readonly Seat[];
}

/** How what happened is shown and told. */
export interface Telling<View> {
  /** The pictures between two sights; left out: the second alone. */
  steps?(before: View, told: readonly PackedJson[], after: View): readonly Step<View>[];
  /** So small that nobody would look at it, such as a pass: shown at once, and told on the line of what it answers. */
  isSmall?(told: readonly PackedJson[]): boolean;
  /** In notation; undefined where it is no move. */
  notation?(told: readonly PackedJson[]): string | undefined;
  /** The cards in play by name. */
  deck?(options: TableInfo['options'], seats: number): Cast['deck'];
}

/** How games and matches end. */
export interface Ending<View> {
  /** The games of a match so far, or how it stands between the players. */
  readonly Sheet?: ComponentType<{
    readonly view: View;
    readonly entries: readonly SeenEntry[];
    readonly names: readonly string[];
  }>;
  /** What a finished match leaves to tell, beside who won. */
  readonly Story?: ComponentType<Pick<BoardProps<View>, 'view' | 'names' | 'options'>>;
  /** Why the game shown has ended, where a match has several. */
  reasons?(view: View): readonly Reason[];
  /** What is given up by resigning now. */
  resigning?(view: View): string;
}

export interface BroughtProps {
  readonly options: TableInfo['options'];
  /** Who brought them, where that is known. */
  readonly by: string | undefined;
}

/** Options that are no plain values, on the page of a new table. */
export interface OwnOptions {
  readonly Fields: ComponentType<{
    readonly options: Signal<TableInfo['options']>;
    readonly seats: readonly string[];
  }>;
  /** Plain options that these fields ask for too, and nobody else. */
  readonly names: readonly string[];
  /** What is wrong with them, in words; left out: as the rules say it. */
  readonly tell?: (fault: Diagnostic) => string;
  /** They matter most: they stand first, and all plain options are folded away. */
  readonly leads?: boolean;
}
