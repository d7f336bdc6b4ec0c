/**
 * How a match stands after each entry, so that a list of tables plays no match again. What was stored before has none:
 * it is worked out from the log when first asked for, since rules cannot run inside a migration, and noted then.
 * `sitters.over` finds the unfinished among ten thousand finished matches; here it is filled at once.
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table entries add column to_act int, add column moves int',
  'alter table tables add column dealt_to_act int, add column outcome json',
  'alter table sitters add column over boolean not null default false',
  `update sitters set over = true from tables where tables.id = sitters.table_id and tables.status = 'over'`,
  'create index sitters_unfinished on sitters (person, made_at desc) where not over',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
