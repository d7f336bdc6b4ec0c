/**
 * The tables as Kysely knows them. Whole documents are `json`, not `jsonb`: they come back byte for byte, so that
 * what one process reads equals what another has in memory, and they may contain any text (`jsonb` and `text` have no
 * U+0000).
 */

import type { Outcome } from '@hortus/kernel';
import type { ChatLine } from '@hortus/protocol';
import type { ColumnType } from 'kysely';
import type { Duty, Person, StoredTable } from '../../store.ts';

/** An id that PostgreSQL can't even look up. */
export const cannotBe = (id: string): boolean => id.includes('\0');

/** Read as a value, written as text. */
type Document<T> = ColumnType<T, string, string>;

/** The part of a table that changes all the time, saved without the rest. */
type LightPart = Pick<StoredTable, 'seats' | 'asks'> & { readonly of: number };

export interface Schema {
  /** `status` and `version` here take precedence over those in the document. */
  tables: {
    id: string;
    version: number;
    status: StoredTable['status'];
    game: string;
    made_at: number;
    doc: Document<StoredTable>;
    /** What has changed since in the document of version `of`; null: nothing. */
    light: ColumnType<LightPart | null, never, string>;
    /** Who was to act after the deal, and how it ended; null if nobody has asked yet. */
    dealt_to_act: ColumnType<number | null, never, number>;
    outcome: ColumnType<Outcome | null, never, string>;
  };
  /** Who made a table or sits at it. */
  sitters: { person: string; table_id: string; made_at: number; over: ColumnType<boolean, never, boolean> };
  duties: {
    table_id: string;
    kind: Duty['kind'];
    seat: number;
    seq: number;
    due: number;
    /** No other process takes it before then. */
    claimed_until: number;
    /** The store that has claimed it, as `pg_stat_activity` names it. */
    claimed_by: ColumnType<string | null, never, string>;
  };
  chat: {
    table_id: string;
    n: number;
    line: Document<Omit<ChatLine, 'n'>>;
    once: string | null;
    /** Who wrote it; unknown of lines from before. */
    person: string | null;
  };
  reports: {
    table_id: string;
    n: number;
    person: string;
    at: number;
    why: Document<string>;
    settled_at: ColumnType<number | null, never, number>;
  };
  restrictions: {
    kind: 'ban' | 'mute';
    whom: string;
    at: number;
    until: number | null;
    why: Document<string>;
  };
  audit: {
    at: number;
    id: string;
    who: Document<string>;
    what: string;
    about: Document<Readonly<Record<string, string | number>>>;
  };
  people: { id: string; doc: Document<Person> };
  snapshots: { table_id: string; snapshot: string };
  /** A person's quota counts what they keep, and what the tables they made name; neither may be deleted. */
  contents: { hash: string; bytes: number; name: Document<string>; text: Document<string> };
  content_keepers: { person: string; hash: string; bytes: number; at: number };
  content_uses: { hash: string; table_id: string; person: string };
  nodes: { id: string; at: number };
  /** `until`: null for the newest of a name, which signs from `signs_from` on. */
  keys: {
    name: string;
    key: Buffer;
    signs_from: ColumnType<number, number | undefined, number>;
    until: ColumnType<number | null, null | undefined, number>;
  };
}
