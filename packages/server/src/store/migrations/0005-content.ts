/**
 * Decks and packs, each once under its hash; who keeps it, which is what quotas count; and which tables name it, so
 * that nothing a match needs is deleted. Older tables have their decks in the document and stay as they are.
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table contents (
    hash text primary key check (octet_length(hash) = 64),
    bytes int not null,
    name json not null,
    text json not null
  )`,
  `create table content_keepers (
    person text not null,
    hash text not null,
    bytes int not null,
    at bigint not null,
    primary key (person, hash)
  )`,
  'create index content_keepers_hash on content_keepers (hash)',
  `create table content_uses (
    hash text not null,
    table_id text not null,
    primary key (hash, table_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
