/** Counts of requests that all processes share. Nobody misses them after a crash of the database: unlogged. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table if not exists counts (
    key text primary key,
    since bigint not null,
    n bigint not null
  ) with (fillfactor = 50)`.execute(db);
}
