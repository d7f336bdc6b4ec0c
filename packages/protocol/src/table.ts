import type { Hex, Json, Outcome, PackedJson, Seat, SeenEntry, Terms } from '@hortus/kernel';

/** What the server says about a table before, during and after its match. */
export type TimeControl =
  | { readonly kind: 'none' }
  /** Seconds for each move. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** A number of seconds for the match, and more after each move. */
  | { readonly kind: 'clock'; readonly base: number; readonly increment: number };

export type TableStatus =
  /** Seats are open, or somebody has not accepted yet. */
  | 'open'
  /** Everybody accepted; entropy is being committed and revealed. */
  | 'dealing'
  | 'playing'
  | 'over'
  /** Given up before the deal. */
  | 'closed';

export interface TableSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  /** A bot's level. */
  readonly level?: string;
  readonly accepted: boolean;
  /** A person with a page open on this table. */
  readonly here: boolean;
  /** When they left (Unix ms). */
  readonly awaySince?: number;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly status: TableStatus;
  /** Counts changes to what people accept: an acceptance names the offer it has seen. */
  readonly offer: number;
  readonly seats: readonly TableSeat[];
  readonly time: TimeControl;
  /** Take-backs that need consent may be asked for. */
  readonly takeBacks: boolean;
  /** Bots give up a match that they have lost. */
  readonly botsResign?: boolean;
  /** Seconds a seat may be away before the others may claim; 0: never. */
  readonly awayLimit: number;
  /** What everybody accepted: people's commitments are bound to it. Absent after the deal, when the log has it. */
  readonly terms?: Terms;
  /** The id of the terms, as long as they're final: a page uses it to find what it saved before the deal. */
  readonly deal?: string;
  /** The host's commitment, published together with the terms. */
  readonly commitment?: Hex;
  /** Everyone's commitments, once all are in. */
  readonly commitments?: readonly { readonly seat: Seat; readonly commitment: Hex }[];
  /** While dealing: the seats whose commitment or, once all are in, whose reveal is awaited, and until when. */
  readonly awaited?: { readonly seats: readonly Seat[]; readonly until: number };
  /** The table of the rematch. */
  readonly next?: string;
  /** Which seat the asking person has; undefined for a spectator. */
  readonly mySeat?: Seat;
  /** The asking person's standing order: windows that would wait for them are passed at once. */
  readonly passes?: boolean;
  /** The seat of the table's maker, if they sit at it. */
  readonly madeBy?: Seat;
  /** Did the asking person make this table? */
  readonly mine: boolean;
}

/** As followers get it: without its options if they have them and they can no longer change. */
export type TableNews = Omit<TableInfo, 'options'> & Partial<Pick<TableInfo, 'options'>>;

/** A table in your own list, including the public state of its match. */
export interface MyTable extends TableInfo {
  /** When something last happened (Unix ms). */
  readonly at: number;
  /** Moves made and not taken back. */
  readonly moves: number;
  readonly toAct: readonly Seat[];
  readonly outcome?: Outcome;
}

/** A request that the other seats may grant. */
export interface Ask {
  readonly id: string;
  readonly kind: 'back' | 'pause' | 'resume' | 'rematch' | 'draw';
  readonly seat: Seat;
  /** The last entry when it was asked: a take-back lapses with the next one. */
  readonly seq: number;
  /** For `back`: the entry to go back to. */
  readonly to?: number;
  readonly granted: readonly Seat[];
}

export interface Clocks {
  /** Milliseconds left for each seat when this was sent; null: no limit. */
  readonly left: readonly (number | null)[];
  /** Whose time runs: several seats' at once if the table waits for several. */
  readonly running: readonly Seat[];
}

export interface ChatLine {
  readonly n: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A match as one viewer may know it, after entry `seq`. */
export interface Sight {
  readonly seq: number;
  readonly view: unknown;
  /** Seats that may act. */
  readonly toAct: readonly Seat[];
  readonly paused: boolean;
  readonly outcome?: Outcome;
  readonly clocks: Clocks;
  /**
   * A window is open for this seat, or for all of `seats` if there are several; milliseconds until the host answers
   * for silent players, null: it waits.
   */
  readonly window?: { readonly seat: Seat; readonly seats?: readonly Seat[]; readonly left: number | null };
  /** Who has something to answer even though nobody is waiting for it, such as an offer. Absent: nobody. */
  readonly invited?: readonly Seat[];
}

export type { PackedJson, SeenEntry };
