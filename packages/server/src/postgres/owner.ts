/** One owner per folder: an advisory lock on a connection of its own, which a kill frees immediately. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf, DatabaseTrouble } from './trouble.ts';

const LOCK = '1215263348, 1'; // "Hort"
/** The server may need a moment to notice that an owner's connection has ended; on a busy machine, a long one. */
const PATIENCE = { alive: 1000, dead: 60_000 };

/** The name of the owner's connection, so that others can tell whether it's still alive. */
export const OWNER_NAME = `Hortus, process ${process.pid}`;

export async function becomeOwner(
  client: Pick<pg.Client, 'query'>,
  dataFolder: string,
  time = { now: () => performance.now(), delay: (ms: number): Promise<void> => delay(ms) },
): Promise<void> {
  const begin = time.now();
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK}) as got`);
    if (rows[0].got) return;
    const holder = await holderOf(client);
    if (holder !== undefined && time.now() > begin + PATIENCE[isAlive(holder) ? 'alive' : 'dead'])
      throw new DatabaseTrouble(
        `${dataFolder} is in use by another Hortus (process ${holder}). Stop that one, or set HORTUS_DATA to another folder.`,
      );
    await time.delay(50);
  }
}

/** The process that holds the lock; undefined if it has just let go. */
async function holderOf(client: Pick<pg.Client, 'query'>): Promise<number | undefined> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and (classid, objid) = (${LOCK}) and granted`,
  );
  return rows[0] && Number(/\d+$/.exec(rows[0].name)?.[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM'; // somebody else's
  }
}
