/** What a host knows about a table besides its log, and what it needs from the store that holds both. */
import type {
  Contribution,
  Entry,
  Hex,
  MatchLog,
  Outcome,
  Refusal,
  Result,
  Seat,
  SeatSet,
  Terms,
} from '@hortus/kernel';
import type { Ask, TimeControl } from '@hortus/protocol';

export interface HostedSeat {
  readonly kind: 'open' | 'person' | 'bot';
  /** A bot's level. */
  readonly level?: string;
  /** A standing order: the host immediately answers windows that would wait for this seat. */
  readonly passes?: boolean;
  /** If a bot took over from a person: after which entry. */
  readonly tookOver?: number;
}

/** A table's row, as far as its host reads it. A store may keep more in it. */
export interface HostedTable {
  readonly id: string;
  /** Increases with every change. */
  readonly version: number;
  readonly seats: readonly HostedSeat[];
  readonly time: TimeControl;
  /** Players may ask for take-backs that need consent. */
  readonly takeBacks: boolean;
  /** Bots give up a match that they have lost. */
  readonly botsResign?: boolean;
  readonly asks: readonly Ask[];
  /** How often each seat has offered a draw; absent if nobody has. */
  readonly offers?: readonly number[];
  readonly secret: Hex;
  /** Set once everybody has accepted. */
  readonly terms?: Terms;
  /** Once dealt. */
  readonly entropy?: readonly Contribution[];
  /** When it was dealt: the first clock starts here. */
  readonly dealtAt?: number;
  readonly madeAt: number;
  /** The table of the rematch. */
  readonly next?: string;
  /** All players share one screen: a request there counts for all of them, and no window is timed. */
  readonly oneScreen?: boolean;
}

/** The changed row, or why it stays as it was. */
export type Changed<T> = Result<T, Refusal>;

/**
 * Something that falls due at a time: a flag or the end of a window (`clock`), a bot's turn or, before the match, the
 * time limit for dealing. At most one per kind and table.
 */
export interface Duty {
  readonly table: string;
  readonly kind: 'clock' | 'bot' | 'dealing';
  readonly seat: Seat;
  /** The last entry when it was set: a duty with an older one is void. */
  readonly seq: number;
  /** Unix milliseconds. */
  readonly due: number;
}

/** What is due at a table; undefined: nothing of that kind. */
export interface Duties {
  readonly clock: Duty | undefined;
  readonly bot: Duty | undefined;
}

export interface Append extends Duties {
  readonly table: string;
  readonly entry: Entry;
  /** Nothing is ever due at this table: no clock, no bot. There are no duties to replace. */
  readonly nothingDue?: boolean;
  /** The entry that ends the match. */
  readonly ends: boolean;
  /** The state of the match after it. */
  readonly standing: Standing;
}

/** What a list of tables says about a match, stored with each entry so that lists replay nothing. */
export interface Standing {
  readonly toAct: SeatSet;
  /** Entries with moves that haven't been taken back. */
  readonly moves: number;
  readonly outcome?: Outcome;
}

/**
 * Where the log and the row of a table are stored. The log is the truth, (table, sequence) its key: if a number
 * is already taken, another process was quicker, and the caller reads what it stored.
 */
export interface TableStore<T extends HostedTable = HostedTable> {
  /**
   * Replaces the duties too. `stored`: exactly this entry is stored and survives a crash. `taken`: another one is.
   * `log` returns the whole log with the entry, for stores that keep it in one piece.
   */
  append(item: Append, log: () => MatchLog): Promise<'stored' | 'taken'>;
  /** Entries after `after`, in order. */
  entries(table: string, after: number): Promise<Entry[]>;
  table(id: string): Promise<T | undefined>;
  /**
   * Saves what `change` makes of the newest version; a change that loses a race is repeated on the newer one. Callers
   * that believe they have the newest version pass it as `known`, which saves a query if they're right.
   */
  changeTable(id: string, change: (table: T) => T | undefined, known?: T): Promise<T | undefined>;
  /** Undefined removes it. A duty set after a later entry than `duty` or `seq` stays, since its process knew more. */
  setDuty(table: string, kind: Duty['kind'], duty: Duty | undefined, seq?: number): Promise<void>;
  /** Removed only if it is still this one. */
  finishDuty(duty: Duty): Promise<void>;
}
