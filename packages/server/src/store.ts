import type { Append, Duty, HostedSeat, HostedTable, Standing, TableStore } from '@hortus/host';
import type { Content, Hex, Json, Packs, Reference } from '@hortus/kernel';
import type { ChatLine, TableStatus } from '@hortus/protocol';

export type { Append, Duty, Standing } from '@hortus/host';

/**
 * Where tables live. One fact decides everything: the log is the truth, (table, sequence) its primary key. Any
 * process may serve any table: it appends, the key makes the race, losers reload. Entries of many tables share a commit
 * where they arrive together; `append` resolves only once they are on the disk.
 */
export interface Store extends TableStore<StoredTable> {
  /** By its entry and what follows from it alone. */
  append(item: Append): Promise<'stored' | 'taken'>;

  /** What of these tables is newer than what is known of them; for a thousand of them one question. */
  newer(known: readonly Known[]): Promise<Change[]>;

  /** The last snapshot of a long match, to be looked at with suspicion: the log is the truth. */
  snapshot(table: string): Promise<string | undefined>;
  saveSnapshot(table: string, text: string): Promise<void>;

  /**
   * Keeps content for this person, once however many keep it; or says which limit forbids it. Twice is once. The quota
   * counts what is stored for a person: what they keep, and what the tables they made name.
   */
  keepContent(person: string, content: Content, quota: Quota, at: number): Promise<'kept' | ContentLimit>;
  /** Those of them that are there, in any order. */
  contents(hashes: readonly Hex[]): Promise<Content[]>;
  keptBy(person: string): Promise<KeptContent[]>;
  /** What counts against a person's quota. */
  storedFor(person: string): Promise<Quota>;
  /** It goes once nobody keeps it and no table names it. False: it wasn't kept. */
  dropContent(person: string, hash: Hex): Promise<boolean>;

  /**
   * The content that it names stays until the table names other content or is closed, here and in `changeTable`. Fails
   * with `ContentGone` where its maker neither keeps that content nor has another table that names it.
   */
  createTable(table: StoredTable): Promise<void>;
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

/** The content a table should name is missing, or its maker dropped it in the meantime. */
export class ContentGone extends Error {
  override readonly name = 'ContentGone';

  constructor(table: string) {
    super(`content of table ${table} has gone`);
  }
}

/** The content that stays because of this table: nobody plays at one that is closed. */
export const namedBy = ({ status, contents = [] }: StoredTable): Hex[] =>
  status === 'closed' ? [] : [...new Set(contents)].sort();

/** How much content there is for one person, or may be. */
export interface Quota {
  readonly count: number;
  readonly bytes: number;
}

/** The limit that forbids more: of the number, and of the sum of their sizes. */
export type ContentLimit = 'too-many-contents' | 'too-much-content';

export interface KeptContent extends Reference {
  readonly bytes: number;
  readonly at: number;
  /** Some table names it. */
  readonly used: boolean;
}

export interface ListedTable {
  readonly table: StoredTable;
  /** When the last entry was made. */
  readonly at?: number;
  /** Unknown before the deal, and for entries stored by a Hortus that did not keep it. */
  readonly standing?: Standing;
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

export interface StoredSeat extends HostedSeat {
  readonly name: string;
  readonly person?: string;
  readonly accepted: boolean;
  /** Before the deal. */
  readonly commitment?: Hex;
  readonly reveal?: Hex;
  /** The processes (see `beat`) with a page of this person open on this table. */
  readonly pages?: readonly string[];
  /** When the last of them closed (Unix ms). */
  readonly awaySince?: number;
}

export interface StoredTable extends HostedTable {
  readonly maker: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  /** What the terms will name as packs, worked out with the options. Older tables have none here. */
  readonly packs?: Packs;
  /** The hashes of the content that the options name. */
  readonly contents?: readonly Hex[];
  readonly seats: readonly StoredSeat[];
  readonly awayLimit: number;
  readonly status: TableStatus;
  /** Counts the changes of what is to be accepted. */
  readonly offer: number;
  /** Counts the dealings: if one fails, the next has a new secret and new terms. */
  readonly deal: number;
  /** The host's, published once everybody accepted. */
  readonly commitment?: Hex;
  /** While dealing: when what is awaited must be here. */
  readonly awaitedUntil?: number;
}
