/**
 * Ready to be partitioned by table: every key of what grows with play begins with the table's id, and every statement
 * of a move names it (hash partitions of entries, duties, chat and tables, or Citus with that column as its key).
 * There are no foreign keys: each would lock a row of `tables` at every move.
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table tables (
    id text primary key check (octet_length(id) between 1 and 200),
    version int not null,
    status text not null,
    game text not null,
    made_at bigint not null,
    doc json not null
  )`,
  `create table sitters (
    person text not null,
    table_id text not null,
    made_at bigint not null,
    primary key (person, table_id)
  )`,
  'create index sitters_newest on sitters (person, made_at desc)',
  'create index sitters_table on sitters (table_id)',
  `create table entries (
    table_id text not null,
    seq int not null check (seq > 0),
    entry json not null,
    primary key (table_id, seq)
  )`,
  `create table duties (
    table_id text not null,
    kind text not null,
    seat int not null,
    seq int not null,
    due bigint not null,
    claimed_until bigint not null default 0,
    primary key (table_id, kind)
  )`,
  'create index duties_due on duties (kind, due)',
  `create table chat (
    table_id text not null,
    n int not null check (n > 0),
    line json not null,
    primary key (table_id, n)
  )`,
  `create table reports (
    table_id text not null,
    n int not null,
    person text not null,
    at bigint not null,
    why json not null,
    primary key (table_id, n, person)
  )`,
  'create table people (id text primary key, doc json not null)',
  'create table keys (name text primary key, key bytea not null)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
