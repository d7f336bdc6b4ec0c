/** The entries of a table, in portions: thousands that are read in one go would keep everybody else waiting. */
import type { Entry } from '@hortus/kernel';
import type { Pool } from 'pg';

const ENTRIES = 'select entry from entries where table_id = $1 and seq > $2 order by seq limit $3';
export const PORTION = 500;

export async function readEntries(pool: Pick<Pool, 'query'>, table: string, after: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  // The log only grows, so portions that are read one after the other fit.
  for (let last = after; ; last = entries.at(-1)?.seq ?? last) {
    const values = [table, last, PORTION];
    const { rows } = await pool.query<{ entry: Entry }>({ name: 'entries', text: ENTRIES, values });
    for (const { entry } of rows) entries.push(entry);
    if (rows.length < PORTION) return entries;
  }
}
