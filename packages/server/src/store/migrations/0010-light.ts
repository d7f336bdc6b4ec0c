/** Presence and requests of a table, saved without its document: that may have tens of kilobytes. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column if not exists light json`.execute(db);
}
