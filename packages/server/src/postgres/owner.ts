/** One owner a folder: an advisory lock on a connection of its own, which a kill frees at once. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseTrouble } from './trouble.ts';

const LOCK = '1215263348, 1'; // "Hort"
/** The server may need a moment to see that a killed owner's connection has ended. */
const PATIENCE = 1000;

export async function becomeOwner(client: pg.Client, dataFolder: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK}) as got`);
    if (rows[0].got) return;
    if (Date.now() > until) break;
    await delay(50);
  }
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and (classid, objid) = (${LOCK}) and granted`,
  );
  throw new DatabaseTrouble(
    `${dataFolder} is in use by another Hortus (${rows[0]?.name ?? 'just gone'}). Stop that one, or set HORTUS_DATA to another folder.`,
  );
}
