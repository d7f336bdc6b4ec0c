/** Who wrote a line of chat, so that it can be found for them, and deleted. Older lines only have their seat. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat add column if not exists person text`.execute(db);
  await sql`create index if not exists chat_person on chat (person) where person is not null`.execute(db);
}
