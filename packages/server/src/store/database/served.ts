/** Whether a server is using a database, for commands that would pull the rug out from under it. */
import type pg from 'pg';
import { DatabaseTrouble } from '../../postgres/trouble.ts';

const OTHERS = `select application_name as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name like 'Hortus, process %'`;

/** A transaction sees the same list of connections until it lets go of it. */
const WAIT = 'select pg_sleep(0.1), pg_stat_clear_snapshot()';
const MOST_WAITS = 30;

/** PostgreSQL lists the connections of a server for some moments after it stopped, so this asks for a while. */
export async function refuseServed(client: pg.Client): Promise<void> {
  for (let waits = 0; ; waits++) {
    const { rows } = await client.query<{ name: string }>(OTHERS);
    if (rows[0] === undefined) return;
    if (waits === MOST_WAITS)
      throw new DatabaseTrouble(`The database is in use (${rows[0].name}). Stop that server first.`);
    await client.query(WAIT);
  }
}
