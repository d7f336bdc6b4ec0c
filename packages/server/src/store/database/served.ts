/** Whether a server uses a database, for commands that would take the ground from under it. */
import type pg from 'pg';
import { DatabaseTrouble } from '../../postgres/trouble.ts';

const OTHERS = `select application_name as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name like 'Hortus, process %'`;

export async function refuseServed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(OTHERS);
  if (rows[0] !== undefined)
    throw new DatabaseTrouble(`The database is in use (${rows[0].name}). Stop that server first.`);
}
