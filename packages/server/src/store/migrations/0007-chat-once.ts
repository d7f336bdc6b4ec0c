/** A line of chat that is sent again after a lost answer appears once. */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table chat add column once text',
  'create unique index chat_once on chat (table_id, once) where once is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
