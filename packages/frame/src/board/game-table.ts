import type { Diagnostic, Game, Move, PackedJson, Reason, Refusal, Seat, State } from '@hortus/kernel';
import type { SeenEntry, Sight, TableInfo } from '@hortus/protocol';
import type { Cast, Key } from '@hortus/words';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { FinaleLoader } from './finale.ts';
import type { GuideLoader } from './guide.ts';
import type { PointerLoader } from './pointer.ts';
import type { TravelsLoader } from './travels.ts';

export const NO_VALUES: ReadonlyMap<Move, number> = new Map();

/** How somebody came across a thing that can't be played: a resting pointer, keyboard focus, or a tap. */
export type Pointing = 'point' | 'focus' | 'press';

/**
 * What a game's board gets: something to draw, a way to choose, and its match while one is running. It knows no rules.
 */
export interface BoardProps<View = unknown, World extends State = State>
  extends BoardShown<View>,
    BoardChoice<World> {
  /** Absent in lessons and replays, where no match is running. */
  readonly match?: RunningMatch | undefined;
}

/** What a board draws. */
export interface BoardShown<View = unknown> {
  readonly view: View;
  /** The viewing seat; undefined: a spectator. */
  readonly seat: Seat | undefined;
  /** The seat whose match it is or was, whatever viewpoint a replay shows. */
  readonly reader: Seat | undefined;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly options: TableInfo['options'];
  /** What happened last, for marks and motion. */
  readonly last: readonly PackedJson[];
  readonly manner: Manner;
  /** Values of moves to show on the board (review, hints): above 0 winning, below 0 losing. */
  readonly values: ReadonlyMap<Move, number>;
  /** The view before the latest event of this kind up to what is shown; undefined if there was none. */
  recall(kind: string): Promise<View | undefined>;
  /** What happened up to what is shown, entry by entry, without what was taken back; absent in pictures. */
  happened?(): readonly (readonly PackedJson[])[];
}

/** What a reader may do, and how a board says what they did. */
export interface BoardChoice<World extends State = State> {
  /** What this seat may do now; empty when it isn't to act. */
  readonly legal: readonly Move[];
  /** What this seat may do even though the table isn't waiting for it, such as answering an offer. */
  readonly asides: readonly Move[];
  /** The world, consistent with the view, in which the rules were asked; undefined if nothing was asked. */
  readonly world: World | undefined;
  /** Why this move may not be made. */
  why(move: Move): Refusal | undefined;
  /**
   * Plays all moves of one press, which are taken back together. In a match each has to be legal after the one before;
   * a lesson plays the others only if they are.
   */
  play(...moves: readonly [Move, ...Move[]]): void;
  /** Someone pointed at something that can't be played: the frame says why, next to the anchor. */
  refuse(move: Move, anchor: Element, how?: Pointing): void;
}

/**
 * How it is shown. `live`: as it happens. `still`: the past, with the last event marked but not animated. `lesson`:
 * nothing is answered automatically.
 */
export type Manner = 'live' | 'still' | 'lesson';

/** What a board learns about its match besides the position. */
export interface RunningMatch {
  /** All the others are bots. */
  readonly alone: boolean;
  /** Submitted but not acknowledged yet. */
  readonly sending: readonly Move[];
  /** What the others have done since this seat last decided something, oldest first. */
  readonly lately: readonly { readonly seat: Seat; readonly told: readonly PackedJson[] }[];
  /** The open window, as it was when received. */
  readonly window: Sight['window'];
  /** Tells the host to pass (or no longer to pass) where it would wait for this seat; undefined if nothing waits. */
  readonly order: ((passes: boolean) => void) | undefined;
  /** On a shared screen, while somebody else who sits there is asked. */
  readonly beside: Beside | undefined;
  /** Takes back the last step; undefined if that isn't free now. */
  readonly back: (() => void) | undefined;
  /** A player here who is out and only watches may have it played to the end immediately. */
  readonly rush: (() => void) | undefined;
}

/** What can be done without handing over the screen, and handing it over. */
export interface Beside {
  /** Said aloud by the player who is asked, and pressed by anybody. */
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

/** Views, worlds and options of some game. Boards know their own; the frame holds any of them without looking inside. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where views of different games meet
export type AnyView = any;
type AnyWorld = AnyView;
type AnyOptions = AnyView;

/**
 * Everything a game brings to the screen; loaded when first needed. The core is required. A capability is optional as a
 * whole and complete in itself: a game has it, or the frame does without.
 */
export interface GameTable<View = AnyView, World extends State = AnyWorld> extends Core<View, World> {
  /** How long matches and the first lesson take, and the settings of a quick match. */
  readonly presets?: Presets;
  /** The goal and the steps of a turn, always visible. */
  readonly guide?: GuideLoader<View>;
  /** What travels on its board, and along which routes. */
  readonly travels?: TravelsLoader;
  /** Where a move is on its board, for what a review found better. */
  readonly pointer?: PointerLoader<View>;
  /** The turn that ended it, and a picture; loaded when a game has ended. */
  readonly finale?: FinaleLoader<View>;
  /** What is shown next to the seats' names. */
  readonly plates?: Plates<View>;
  /** A match may have several games. */
  readonly several?: SeveralGames<View>;
  /** Players may interrupt one another. */
  readonly windows?: Windows<View>;
  /** A move as a button would say it, in place of its notation. */
  readonly moveWords?: MoveWords<View>;
  /** What happened, in the notation of a log; undefined if it isn't a move. */
  readonly notation?: (told: readonly PackedJson[]) => string | undefined;
  /** Options that aren't plain values, on the new-table page. */
  readonly ownOptions?: OwnOptions;
  /** What the terms call a thing among its options, such as a card or a deck; without it, its name. */
  readonly called?: (thing: Readonly<Record<string, unknown>>) => string;
  /** Cards brought to a table, as everybody sees them before accepting them. */
  readonly Brought?: ComponentType<BroughtProps>;
  /** Keys of its own board, for the help. */
  readonly keys?: readonly { readonly shown: Key; readonly about: Key }[];
}

/** What every table has. */
export interface Core<View = AnyView, World extends State = AnyWorld> {
  readonly game: Game<World, AnyOptions, View>;
  readonly Board: ComponentType<BoardProps<View, World>>;
  /** One line that sums up the position and what to do; with `choice` also what the reader can do about it. */
  describe(view: View, names: readonly string[], you?: Seat, choice?: Choice): string;
  /** Has hidden hands: on a shared screen a curtain falls between two seats. */
  readonly hides: boolean;
  /** Take-backs are offered by default; false if the rules have none. */
  readonly takesBack: boolean;
  /** What a move sounds like. */
  readonly sound: 'tile' | 'card' | 'stone';
  readonly bots: Opponents;
  /** How events are told; `plainTelling`, and what this game does otherwise. */
  readonly telling: Telling;
  /** How a match ends; `plainEnding`, and what this game does otherwise. */
  readonly ending: Ending<View>;
}

export interface Opponents {
  /** From the weakest up. */
  readonly levels: readonly string[];
  /** The first click plays against it. */
  readonly usual: string;
  /** How strong each is, as measured by the bench; empty if it wasn't. */
  readonly ratings: Readonly<Record<string, number>>;
  /** False if nobody can evaluate moves. */
  readonly hints: boolean;
  /** They can tell when they have lost, so that they may be allowed to give up. */
  readonly resign: boolean;
  /** Their game has draws, and they can tell whether they are ahead: they may be allowed to agree to one. */
  readonly draws: boolean;
}

export interface Presets {
  /** How long a quick and a full match of two and the first lesson take. */
  readonly minutes: {
    readonly quick: number;
    readonly club: number;
    readonly lesson: number;
    /** Where a bot's turns are so much shorter that it matters. */
    readonly againstBot?: { readonly quick: number; readonly club: number };
  };
  /** What a quick match is agreed on beside the kit's own options, where that is too large for the kit. */
  quick(): TableInfo['options'];
}

export interface Windows<View = AnyView> {
  /** Somebody may interrupt here; the turn continues if they don't. */
  isOpen(view: View): boolean;
  /** The board answers this itself, by the reader's standing order: nobody is notified. */
  answersItself(view: View, legal: readonly Move[], how: Answering): boolean;
  /** Its board offers the hand-over itself, along with what can be done without it. */
  handsOver(view: View, seat: Seat | undefined): boolean;
}

/** Whether anybody could learn something from the time an answer takes. */
export interface Answering {
  /** The window stays open equally long whatever is answered. */
  readonly timed: boolean;
  /** All the others are bots. */
  readonly alone: boolean;
}

export interface Plates<View = AnyView> {
  /** The token of a seat. */
  readonly Mark: ComponentType<{ readonly view: View; readonly seat: Seat }>;
  /** A seat's score if a match has several games or points: short, and in words. */
  score(view: View, seat: Seat): { readonly short: string; readonly said: string } | undefined;
  /** Seats that are out of a match that continues. */
  gone(view: View): readonly Seat[];
}

/** Who is told something, and what everybody is called. */
export interface Reader {
  readonly names: readonly string[];
  readonly you: Seat | undefined;
  /** The cards in play by name, if the game has said so. */
  readonly deck?: Cast['deck'];
}

/**
 * The move as a command without a full stop, for the seat that sees this view; undefined to use its notation.
 */
export type MoveWords<View = AnyView> = (
  view: View,
  seat: Seat,
  move: Move,
  reader: Reader,
) => string | undefined;

/** What the reader may do now. */
export interface Choice {
  readonly legal: readonly Move[];
  readonly options: TableInfo['options'];
}

/** How events are shown and described. */
export interface Telling {
  /**
   * So small that nobody would look at it, such as a pass: shown immediately, and described on the line of what it
   * answers.
   */
  isSmall(told: readonly PackedJson[]): boolean;
  /**
   * It wins a round, and the next event clears the table: what won stays in sight for a while, with reduced motion too.
   */
  isResult?(told: readonly PackedJson[]): boolean;
  /** Not worth a word in the log or beside the board, which shows it: a turn that passes on, a pass in a window. */
  isIdle(event: PackedJson): boolean;
  /**
   * It continues what the same seat did just before,
   * such as a second discard: one line of the log tells both.
   */
  goesOn(before: readonly PackedJson[], told: readonly PackedJson[]): boolean;
  /**
   * Where it stands among the turns that the log sums up: `beside` somebody else's turn, such as a forced discard, or
   * `between` two turns; undefined: in the turn of whoever did it.
   */
  inTurn(told: readonly PackedJson[]): 'beside' | 'between' | undefined;
  /** A turn ends with it, so that what follows is told as another one, even if the same seat has it. */
  endsTurn?(told: readonly PackedJson[]): boolean;
  /** The rule by which something was lost or undone: a link beside what is told. */
  clauseOf(told: readonly PackedJson[]): string | undefined;
  /** The cards in play by name. */
  deck(options: TableInfo['options'], seats: number): Cast['deck'];
}

export interface SeveralGames<View = AnyView> {
  /** The pictures between two sights: the last position of a game, then the fresh deal of the next. */
  steps(before: View, told: readonly PackedJson[], after: View): readonly Step<View>[];
  /** Who won the game shown. */
  winners(view: View): readonly Seat[];
  /** Why the game shown ended. */
  reasons(view: View): readonly Reason[];
  /** Who goes first in a rematch in this browser, if that changes. */
  again(options: TableInfo['options']): string | undefined;
}

/** How games and matches end. */
export interface Ending<View = AnyView> {
  /** The games of a match so far, or the score between the players. */
  readonly Sheet: ComponentType<{
    readonly view: View;
    readonly entries: readonly SeenEntry[];
    readonly names: readonly string[];
    readonly options: TableInfo['options'];
  }>;
  /** What there is to say about a finished match besides who won. */
  readonly Story: ComponentType<Pick<BoardShown<View>, 'view' | 'names' | 'options'>>;
  /** How the reasons of the rules are worded for this match; the codes of its own words. */
  retell(view: View, reasons: readonly Reason[], options: TableInfo['options']): readonly Reason[];
  /** What resigning now would give up; undefined: as anywhere. */
  resigning(view: View): string | undefined;
}

export interface BroughtProps {
  readonly options: TableInfo['options'];
  /** Who brought them, if known. */
  readonly by: string | undefined;
}

export interface OwnOptions {
  readonly Fields: ComponentType<{
    readonly options: Signal<TableInfo['options']>;
    readonly seats: readonly string[];
  }>;
  /** Plain options that only these fields ask for. */
  readonly names: readonly string[];
  /** What's wrong with them, in words. */
  tell(fault: Diagnostic): string;
  /** Options that a player typed or read from a file: choosing a preset leaves them alone. */
  brought?(options: TableInfo['options']): TableInfo['options'];
  /** They matter most: they come first, and all plain options are collapsed. */
  readonly leads: boolean;
}
