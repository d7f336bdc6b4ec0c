/**
 * The state of a match after each entry, so that a list of tables replays nothing. What was stored before has none:
 * it's computed from the log on first use, since rules can't run inside a migration, and then stored. `sitters.over`
 * finds the unfinished among ten thousand finished matches; here it is filled right away.
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
