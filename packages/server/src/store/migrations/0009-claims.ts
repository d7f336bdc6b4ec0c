/** Who has claimed a duty: if that process is gone, nobody waits for the end of its lease. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table duties add column if not exists claimed_by text`.execute(db);
}
