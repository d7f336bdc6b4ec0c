/** The last snapshot of each long match. All of them may be deleted at any time. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table snapshots (table_id text primary key, snapshot text not null)`.execute(db);
}
