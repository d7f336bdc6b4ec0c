/**
 * Uses of content end when a table no longer names it, and count for the person who created the table. Earlier ones
 * were only ever added: those without a table are removed, and with them content that nobody keeps or names.
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table content_uses add column person text',
  // Taken from the text: PostgreSQL can't read a document that contains U+0000. The maker comes before any free text.
  `update content_uses set person = substring(doc::text from '"maker":"([^"]*)"')
   from tables where id = table_id and status <> 'closed' and position(hash in doc::text) > 0`,
  'delete from content_uses where person is null',
  'alter table content_uses alter column person set not null',
  'create index content_uses_table on content_uses (table_id)',
  'create index content_uses_person on content_uses (person)',
  `delete from contents
   where not exists (select 1 from content_keepers where content_keepers.hash = contents.hash)
     and not exists (select 1 from content_uses where content_uses.hash = contents.hash)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
