/**
 * What used to be read as a whole is read slice by slice: tables that were never dealt by their age, lines and
 * reports by who wrote them. Nobody plays at a closed table, so it is over for the person who created it. People who
 * were sent away from a table are found there (`sentAwayFrom`).
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create index if not exists tables_undealt on tables (made_at) where status in ('open', 'closed')`,
  'create index if not exists chat_writer on chat (person, table_id, n) where person is not null',
  'drop index if exists chat_person',
  'create index if not exists reports_by on reports (person, table_id, n)',
  `update sitters set over = true from tables
   where tables.id = sitters.table_id and tables.status = 'closed' and not sitters.over`,
  // Taken from the text: PostgreSQL can't read a document that contains U+0000. In a free text the quotes are escaped.
  `insert into sitters (person, table_id, made_at)
   select '!' || person, id, made_at from tables,
     regexp_split_to_table(substring(doc::text from '[,{]"sentAway":\\["([\\w",-]*)"\\]'), '","') as person
   where person <> ''
   on conflict do nothing`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
