/** What `/health` writes to find out whether the disk is full. Nobody reads it: unlogged. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table if not exists probe (n int not null)`.execute(db);
}
