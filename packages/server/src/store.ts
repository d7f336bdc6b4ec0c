import type { Append, Duty, HostedSeat, HostedTable, Standing, TableStore } from '@hortus/host';
import type { Content, Hex, Json, Packs, Reference } from '@hortus/kernel';
import type { ChatLine, TableStatus } from '@hortus/protocol';
import type { Personal } from './personal.ts';
import type { Safety } from './safety.ts';

export type { Append, Duty, Standing } from '@hortus/host';

export interface ChatTerms {
  /** The page's name for the line: sent again, it appears once. */
  readonly once?: string | undefined;
  /** Who wrote it; never shown to anyone. */
  readonly person?: string;
  /** How many lines the table may have. */
  readonly most?: number;
}

/**
 * Where tables are stored. One fact decides everything: the log is the truth, (table, sequence) its primary key. Any
 * process may serve any table: it appends, the key decides the race, losers reload. Entries of many tables that
 * arrive together share a commit; `append` resolves only once they are on disk.
 */
export interface Store extends TableStore<StoredTable> {
  /** Needs only the entry and what follows from it, not the whole log. */
  append(item: Append): Promise<'stored' | 'taken'>;

  /** What is newer about these tables than what is known; one query for a thousand of them. */
  newer(known: readonly Known[]): Promise<Change[]>;

  /** The last snapshot of a long match, to be treated with suspicion: the log is the truth. */
  snapshot(table: string): Promise<string | undefined>;
  saveSnapshot(table: string, text: string): Promise<void>;

  /**
   * Keeps content for this person (stored once, however many keep it), or says which limit forbids it. Repeating it
   * has no effect. The quota counts what is stored for a person: what they keep, and what the tables they made name.
   */
  keepContent(person: string, content: Content, quota: Quota, at: number): Promise<'kept' | ContentLimit>;
  /** Those that exist, in any order. */
  contents(hashes: readonly Hex[]): Promise<Content[]>;
  keptBy(person: string): Promise<KeptContent[]>;
  /** What counts against a person's quota. */
  storedFor(person: string): Promise<Quota>;
  /** Deleted once nobody keeps it and no table names it. False: it wasn't kept. */
  dropContent(person: string, hash: Hex): Promise<boolean>;

  /**
   * The content it names stays until the table names other content or is closed, here and in `changeTable`. Fails
   * with `ContentGone` if its maker neither keeps that content nor has another table that names it.
   */
  createTable(table: StoredTable): Promise<void>;
  /** The newest tables this person sits at or made, and every unfinished match of theirs; newest first. */
  tablesOf(person: string, limit: number): Promise<ListedTable[]>;
  /** All tables under this name, by id, from the one after `after` on. */
  tablesAfter(person: string, after: string, limit: number): Promise<StoredTable[]>;
  /** How many tables this person sits at or made that are neither over nor closed; counts no further than `most`. */
  unfinishedOf(person: string, most: number): Promise<number>;
  /** Which versions of which rules the stored tables were made with. Reads every row, slice by slice. */
  rulesInUse(): Promise<RulesInUse[]>;
  /** For an entry that was stored without it, or for the deal (0): nothing else in the log is touched. */
  noteStanding(table: string, seq: number, standing: Standing): Promise<void>;

  /** The database's time in Unix milliseconds, which all processes share. */
  now(): Promise<number>;

  /**
   * Claims duties that are due for `lease` milliseconds; no other process gets them during that time, unless this one
   * is gone.
   */
  claim(kind: Duty['kind'], now: number, lease: number, limit: number): Promise<Duty[]>;
  /** Undefined removes it. A duty set after a later entry than `duty` or `seq` stays, since its process knew more. */
  setDuty(table: string, kind: Duty['kind'], duty: Duty | undefined, seq?: number): Promise<void>;
  /** Removed only if it is still this one. */
  finishDuty(duty: Duty): Promise<void>;
  /** When the next duty of this kind is due, claimed or not. */
  nextDue(kind: Duty['kind']): Promise<number | undefined>;

  /** Undefined: this table's chat is full. */
  addChat(table: string, line: Omit<ChatLine, 'n'>, terms?: ChatTerms): Promise<ChatLine | undefined>;
  /** The lines after `after`, in order: of more than `most`, the newest. */
  chat(table: string, after: number, most: number): Promise<ChatLine[]>;
  /** False: there is no such line. Filing it again has no effect. */
  report(table: string, n: number, by: string, why: string, at: number): Promise<boolean>;

  person(id: string): Promise<Person | undefined>;
  savePerson(person: Person): Promise<void>;

  /** For operators; a store of a test may have none. */
  readonly safety?: Safety;
  /** What is stored about one person besides tables; likewise. */
  readonly personal?: Personal;

  /** A random key that all processes share, made on first use. */
  key(name: string): Promise<Uint8Array>;
  /** All keys of a name that are honoured at `now`, newest first; made on first use. */
  keyring(name: string, now: number): Promise<KeptKey[]>;

  /**
   * Hints that something about these tables changed, from any process, including this one. May be lost: poll too. An
   * empty list says that the connection broke and hints are missing: poll now.
   */
  listen(heard: (changes: readonly Change[]) => void): Promise<() => Promise<void>>;

  /** Reports that the process `node` is alive, and returns those heard from since `since`, including this one. */
  beat(node: string, now: number, since: number): Promise<readonly string[]>;

  /** Answers as long as the database does. */
  ping(): Promise<void>;
  /** Stores something small, so that it fails if nothing can be stored. */
  probe?(): Promise<void>;
  /** Deletes what has expired, `days` after it was made; undefined if another process is at it. */
  expire?(
    now: number,
    days: { readonly table: number; readonly guest: number },
  ): Promise<{ readonly tables: number; readonly people: number } | undefined>;
  /** How well storing entries works. */
  readonly stats?: StoreStats;
  /** For limits that hold for all processes together. */
  readonly counts?: SharedCounts;
  readonly holdings?: SharedHoldings;
  close(): Promise<void>;
}

export interface SharedCounts {
  /** No other process is there, so there is nobody to share with. */
  isAlone(): boolean;
  /** Adds to these keys; a key whose window is over starts again. Returns all totals, and the windows' ages (ms). */
  add(
    window: number,
    counts: readonly { readonly key: string; readonly add: number }[],
  ): Promise<readonly { readonly key: string; readonly total: number; readonly age: number }[]>;
}

export interface SharedHoldings {
  /** How many of each key this process holds from now on. Returns how many all others hold. */
  hold(
    holdings: readonly { readonly key: string; readonly n: number }[],
  ): Promise<readonly { readonly key: string; readonly others: number }[]>;
}

export interface StoreStats {
  /** Entries that could not be stored, and attempts that were made again. */
  readonly failed: number;
  readonly retried: number;
  /** Entries that wait to be stored. */
  readonly queued: number;
}

export interface KeptKey {
  readonly key: Uint8Array;
  /** From when it signs: by then every process has read it (Unix ms). */
  readonly signsFrom: number;
  /** Until when it is honoured after a newer one took its place. */
  readonly until?: number;
}

/** The content a table should name is missing, or its maker dropped it in the meantime. */
export class ContentGone extends Error {
  override readonly name = 'ContentGone';

  constructor(table: string) {
    super(`content of table ${table} has gone`);
  }
}

/** The content that stays because of this table: nobody plays at a closed one. */
export const namedBy = ({ status, contents = [] }: StoredTable): Hex[] =>
  status === 'closed' ? [] : [...new Set(contents)].sort();

/** How much content one person has, or may have. */
export interface Quota {
  readonly count: number;
  readonly bytes: number;
}

/** The limit that was reached: the number, or the total size. */
export type ContentLimit = 'too-many-contents' | 'too-much-content';

export interface KeptContent extends Reference {
  readonly bytes: number;
  readonly at: number;
  /** Some table names it. */
  readonly used: boolean;
}

/** How many tables need this version of a game's rules. */
export interface RulesInUse {
  readonly game: string;
  readonly rulesVersion: number;
  /** Open, being dealt, or played. */
  readonly unfinished: number;
  readonly finished: number;
}

export interface ListedTable {
  readonly table: StoredTable;
  /** When the last entry was made. */
  readonly at?: number;
  /** Unknown before the deal, and for entries stored by a Hortus that didn't record it. */
  readonly standing?: Standing;
}

export interface Change {
  readonly table: string;
  /** The newest entry, if entries were added. */
  readonly seq?: number;
  /** The newest version, if the table itself changed; and the newest line, if its chat did. */
  readonly version?: number;
  readonly line?: number;
  /** Lines of chat were changed: their texts or names have been removed. */
  readonly retold?: true;
}

/** The newest of everything somebody has seen of a table. */
export type Known = Required<Omit<Change, 'retold'>>;

/** The maker of a table who deleted everything that was theirs. */
export const NOBODY = '-';
/** Sits where somebody deleted everything, as long as their name is still in the terms: the match isn't over. */
export const UNNAMED = '=';

/** Under this name `tablesOf` finds tables at which a bot took over this person's seat. */
export const formerly = (person: string): string => `~${person}`;

/** Under this name, tables from which this person was sent away. */
export const sentAwayFrom = (person: string): string => `!${person}`;

/** Everybody under whose name `tablesOf` finds a table. */
export const peopleOf = ({ maker, seats, sentAway = [] }: StoredTable): string[] => [
  ...new Set([
    ...(maker === NOBODY ? [] : [maker]),
    ...seats.flatMap(({ person }) => person ?? []),
    ...seats.flatMap((seat) => (seat.formerly === undefined ? [] : formerly(seat.formerly))),
    ...sentAway.map(sentAwayFrom),
  ]),
];

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
}

export interface StoredSeat extends HostedSeat {
  readonly name: string;
  readonly person?: string;
  /** Whose seat it was before a bot took over. Never shown to anyone. */
  readonly formerly?: string;
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
  /** What the terms will name as packs, computed along with the options. Older tables have none here. */
  readonly packs?: Packs;
  /** The hashes of the content that the options name. */
  readonly contents?: readonly Hex[];
  readonly seats: readonly StoredSeat[];
  readonly awayLimit: number;
  /** People whom the maker sent away: they can't sit down here again. */
  readonly sentAway?: readonly string[];
  readonly status: TableStatus;
  /** Counts changes to what people accept. */
  readonly offer: number;
  /** Counts attempts to deal: if one fails, the next has a new secret and new terms. */
  readonly deal: number;
  /** The host's, published once everybody has accepted. */
  readonly commitment?: Hex;
  /** While dealing: the deadline for what is awaited. */
  readonly awaitedUntil?: number;
}
