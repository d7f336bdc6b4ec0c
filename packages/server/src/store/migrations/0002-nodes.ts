/** Which processes are alive, so that their notes of open pages count. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table nodes (id text primary key, at bigint not null)`.execute(db);
}
