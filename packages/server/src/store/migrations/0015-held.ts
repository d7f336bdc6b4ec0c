/** What each process holds open, by key, for caps that all processes share. Nobody misses it after a crash: unlogged. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table if not exists held (
    key text not null,
    holder text not null,
    n int not null,
    primary key (key, holder)
  ) with (fillfactor = 50)`.execute(db);
}
