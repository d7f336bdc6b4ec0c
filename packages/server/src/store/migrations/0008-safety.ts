/**
 * Keys that can be rotated: several of a name, each signs from a time on and is honoured until another; and what an
 * operator does: restrictions of people and addresses, reports that were dealt with, and a trail of all of it.
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table keys add column if not exists signs_from bigint not null default 0,
     add column if not exists until bigint, drop constraint if exists keys_pkey`,
  'create unique index if not exists keys_current on keys (name) where until is null',
  `create table if not exists restrictions (
    kind text not null,
    whom text not null,
    at bigint not null,
    until bigint,
    why json not null,
    primary key (kind, whom)
  )`,
  'alter table reports add column if not exists settled_at bigint',
  'create index if not exists reports_open on reports (at) where settled_at is null',
  `create table if not exists audit (
    at bigint not null,
    id text not null,
    who json not null,
    what text not null,
    about json not null,
    primary key (at, id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
