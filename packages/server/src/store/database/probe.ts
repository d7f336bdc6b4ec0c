/** Whether the database can still store something. */
import type pg from 'pg';

/**
 * A row in a page that has room for it can be stored on a full disk, a move that needs a new page can't. An emptied
 * table begins a new file, so its rows always need new pages.
 */
const FILL = `
  set local lock_timeout = 500;
  truncate probe;
  insert into probe select generate_series(1, 1000)`;

/** Says less, but waits for nobody. */
const TOUCH = `insert into nodes (id, at) values ('probe', 0) on conflict (id) do update set at = 0`;

/** Somebody reads all tables, `pg_dump` for example, so that none can be emptied. */
const LOCKED = '55P03';

export async function probe(pool: pg.Pool, timeout: number): Promise<void> {
  const ask = (text: string) => pool.query({ text, query_timeout: timeout } as pg.QueryConfig);
  try {
    await ask(FILL);
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCKED) throw error;
    await ask(TOUCH);
  }
}
