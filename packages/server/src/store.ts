import type { Contribution, Entry, Hex, Json, Outcome, Seat, SeatSet, Terms } from '@hortus/kernel';
import type { Ask, ChatLine, TableStatus, TimeControl } from '@hortus/protocol';

/**
 * Where tables live. One fact decides everything: the log is the truth, (table, sequence) its primary key. Any
 * process may serve any table: it appends, the key makes the race, losers reload.
 */
export interface Store {
  /**
   * Entries of many tables share a commit where they arrive together; resolves only once they are on the disk.
   * `stored`: this very entry is there. `taken`: look what is.
   */
  append(item: Append): Promise<'stored' | 'taken'>;
  /** Entries after `after`, in order. */
  entries(table: string, after: number): Promise<Entry[]>;

  /** What of these tables is newer than what is known of them; for a thousand of them one question. */
  newer(known: readonly Known[]): Promise<Change[]>;

  createTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /**
   * Saves what `change` makes of the newest version; a change that lost a race is made again on the newer one. Whoever
   * thinks to have the newest hands it in as `known`, and saves a question if so.
   */
  changeTable(
    id: string,
    change: (table: StoredTable) => StoredTable | undefined,
    known?: StoredTable,
  ): Promise<StoredTable | undefined>;
  /** The newest tables this person sits at or made, and every match of theirs that is not over; newest first. */
  tablesOf(person: string, limit: number): Promise<ListedTable[]>;
  /** For an entry that was stored without it, or for the deal (0): nothing else of the log is touched. */
  noteStanding(table: string, seq: number, standing: Standing): Promise<void>;

  /** Claims duties that are due for `lease` milliseconds; no other process gets them meanwhile. */
  claim(kind: Duty['kind'], now: number, lease: number, limit: number): Promise<Duty[]>;
  /** None, where left out. One set after a later entry than `duty` or `seq` stays: whoever set it knew more. */
  setDuty(table: string, kind: Duty['kind'], duty: Duty | undefined, seq?: number): Promise<void>;
  /** Gone only if it is still this one. */
  finishDuty(duty: Duty): Promise<void>;
  /** When the next duty of this kind is due, claimed or not. */
  nextDue(kind: Duty['kind']): Promise<number | undefined>;

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** The lines after `after`, in order: of more than `most`, the newest. */
  chat(table: string, after: number, most: number): Promise<ChatLine[]>;
  report(table: string, n: number, by: string, why: string, at: number): Promise<void>;

  person(id: string): Promise<Person | undefined>;
  savePerson(person: Person): Promise<void>;

  /** A random key that all processes share, made on first use. */
  key(name: string): Promise<Uint8Array>;

  /**
   * Hints that something of these tables changed, from any process, this one included. May be lost: poll too. An empty
   * list says that the connection was broken and hints are missing: poll now.
   */
  listen(heard: (changes: readonly Change[]) => void): Promise<() => Promise<void>>;

  /** Says that the process `node` is alive, and tells which were heard of since `since`, this one included. */
  beat(node: string, now: number, since: number): Promise<readonly string[]>;

  /** Answers while the database does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Append {
  readonly table: string;
  readonly entry: Entry;
  /** What is to be done next, replacing the table's duties of that kind; undefined: nothing of that kind any more. */
  readonly clock: Duty | undefined;
  readonly bot: Duty | undefined;
  /** At this table nothing ever is: no clock, no bot. There are no duties to be replaced. */
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

export interface ListedTable {
  readonly table: StoredTable;
  /** When the last entry was made. */
  readonly at?: number;
  /** Unknown before the deal, and for entries stored by a Hortus that did not keep it. */
  readonly standing?: Standing;
}

/** Something a process has to do at a time: a flag falls, a bot moves, a dealing or an absence runs out. One a kind and table. */
export interface Duty {
  readonly table: string;
  readonly kind: 'clock' | 'bot' | 'dealing';
  readonly seat: Seat;
  /** The last entry when it was set: a duty with an older one is void. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly due: number;
}

export interface Change {
  readonly table: string;
  /** The newest entry, where entries were added. */
  readonly seq?: number;
  /** The newest version, where the table itself changed; and the newest line, where its chat did. */
  readonly version?: number;
  readonly line?: number;
}

/** The newest of everything that somebody has seen of a table. */
export type Known = Required<Change>;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
}

export interface StoredSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person?: string;
  readonly level?: string;
  readonly accepted: boolean;
  /** Before the deal. */
  readonly commitment?: Hex;
  readonly reveal?: Hex;
  /** The processes (see `beat`) with a page of this person open on this table. */
  readonly pages?: readonly string[];
  /** Since when there is none. */
  readonly awaySince?: number;
  /** A standing order: windows that would wait for this seat are answered at once by the host. */
  readonly passes?: boolean;
  /** A bot that took over from a person: after which entry. */
  readonly tookOver?: number;
}

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly maker: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly StoredSeat[];
  readonly time: TimeControl;
  readonly takeBacks: boolean;
  readonly awayLimit: number;
  readonly status: TableStatus;
  /** Counts the changes of what is to be accepted. */
  readonly offer: number;
  /** Counts the dealings: if one fails, the next has a new secret and new terms. */
  readonly deal: number;
  readonly secret: Hex;
  /** Once everybody accepted. */
  readonly terms?: Terms;
  readonly commitment?: Hex;
  /** While dealing: when what is awaited must be here. */
  readonly awaitedUntil?: number;
  /** Once dealt. */
  readonly entropy?: readonly Contribution[];
  /** When it was dealt: the first clock starts here. */
  readonly dealtAt?: number;
  readonly asks: readonly Ask[];
  readonly next?: string;
  readonly madeAt: number;
}
