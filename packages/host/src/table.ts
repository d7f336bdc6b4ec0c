/** What a host knows of a table besides its log, and what it asks of the place where both are stored. */
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
  /** A standing order: windows that would wait for this seat are answered at once by the host. */
  readonly passes?: boolean;
  /** A bot that took over from a person: after which entry. */
  readonly tookOver?: number;
}

/** A table's row, as far as its host reads it. Whoever stores it may keep more in it. */
export interface HostedTable {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  readonly seats: readonly HostedSeat[];
  readonly time: TimeControl;
  /** Take-backs that need consent may be asked for. */
  readonly takeBacks: boolean;
  readonly asks: readonly Ask[];
  readonly secret: Hex;
  /** Once everybody accepted. */
  readonly terms?: Terms;
  /** Once dealt. */
  readonly entropy?: readonly Contribution[];
  /** When it was dealt: the first clock starts here. */
  readonly dealtAt?: number;
  readonly madeAt: number;
  /** The table of the rematch. */
  readonly next?: string;
  /** All persons share one screen: whoever asks there asks for all of them, and no window is timed. */
  readonly oneScreen?: boolean;
}

/** A row, or why it stays as it was. */
export type Changed<T> = Result<T, Refusal>;

/**
 * Something that falls due at a time: a flag or the end of a window (`clock`), a bot's turn, or, before the match, the
 * time for a dealing. At most one per kind and table.
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
  /** At this table nothing ever is due: no clock, no bot. There are no duties to replace. */
  readonly nothingDue?: boolean;
  /** The entry that ends the match. */
  readonly ends: boolean;
  /** How the match stands after it. */
  readonly standing: Standing;
}

/** What a list of tables says of a match, kept beside each entry so that no match is played again for it. */
export interface Standing {
  readonly toAct: SeatSet;
  /** Entries with moves that were not taken back. */
  readonly moves: number;
  readonly outcome?: Outcome;
}

/**
 * Where the log and the row of a table live. The log is the truth, (table, sequence) its key: whoever appends under a
 * number that is taken has lost a race and reads what is there.
 */
export interface TableStore<T extends HostedTable = HostedTable> {
  /**
   * Replaces the duties too. `stored`: this very entry is there, and will be after a crash. `taken`: another is.
   * `log` gives the whole log with the entry, for a store that keeps it as one piece.
   */
  append(item: Append, log: () => MatchLog): Promise<'stored' | 'taken'>;
  /** Entries after `after`, in order. */
  entries(table: string, after: number): Promise<Entry[]>;
  table(id: string): Promise<T | undefined>;
  /**
   * Saves what `change` makes of the newest version; a change that lost a race is made again on the newer one. Whoever
   * thinks to have the newest hands it in as `known`, and saves a question if so.
   */
  changeTable(id: string, change: (table: T) => T | undefined, known?: T): Promise<T | undefined>;
  /** None, where left out. One set after a later entry than `duty` or `seq` stays: whoever set it knew more. */
  setDuty(table: string, kind: Duty['kind'], duty: Duty | undefined, seq?: number): Promise<void>;
  /** Gone only if it is still this one. */
  finishDuty(duty: Duty): Promise<void>;
}
