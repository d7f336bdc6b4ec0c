/**
 * Deletes what nobody needs any more, by documented rules (docs/operating.md): tables that were never dealt, and
 * names of people who have no table and keep nothing. Matches are never deleted. It works slice by slice, each in a
 * transaction of its own, until nothing is left: no slice takes long, however much there is.
 */
import type pg from 'pg';
import { patiently } from '../database/down.ts';
import { DROP_HELD } from '../people/holdings.ts';

/** One process at a time; the others find the work done. */
const LOCK = '1215263348, 2';
/** Rows per slice. */
export const SLICE = 1000;
const DAY = 86_400_000;

const TABLES = `
with gone as materialized (
  select id from tables t
  where made_at < $1 and status in ('open', 'closed')
    and not exists (select from entries where table_id = t.id)
  order by made_at limit ${SLICE} for update skip locked
), a as (delete from sitters using gone where table_id = gone.id),
  b as (delete from chat using gone where table_id = gone.id),
  c as (delete from reports using gone where table_id = gone.id),
  d as (delete from duties using gone where table_id = gone.id),
  e as (delete from content_uses using gone where table_id = gone.id)
delete from tables using gone where tables.id = gone.id`;

/** What a slice that began after `$1` has seen and deleted. */
interface Slice {
  readonly last: string;
  readonly seen: number;
  readonly gone: number;
}

const sliceOf = (table: string, key: string, deleting: string): string => `
with slice as materialized (select ${key} as key from ${table} where ${key} > $1 order by ${key} limit ${SLICE}),
  gone as (${deleting} returning 1)
select (select max(key) from slice) as last, (select count(*)::int from slice) as seen,
  (select count(*)::int from gone) as gone`;

/** The time is taken from the text: PostgreSQL can't read a document that contains U+0000. */
const PEOPLE = sliceOf(
  'people',
  'id',
  `delete from people p using slice
   where p.id = slice.key
     and substring(p.doc::text from '"madeAt":([0-9]{1,15})\\}$')::int8 < $2
     and not exists (select from sitters where person = p.id)
     and not exists (select from content_keepers where person = p.id)`,
);

/** Counts of requests expire within minutes. */
const COUNTS = sliceOf(
  'counts',
  'key',
  'delete from counts c using slice where c.key = slice.key and since < $2',
);
const COUNTS_AFTER = 3_600_000;

const UNUSED = `
  not exists (select from content_keepers where hash = c.hash)
  and not exists (select from content_uses where hash = c.hash)`;
/** Locked first: the next statement sees anybody who begins to keep it meanwhile. */
const LOCK_CONTENTS = `
with slice as materialized (select hash from contents where hash > $1 order by hash limit ${SLICE}),
  locked as materialized (
    select c.hash from contents c join slice using (hash) where ${UNUSED} order by c.hash for update of c)
select (select max(hash) from slice) as last, (select count(*)::int from slice) as seen,
  array(select hash from locked) as hashes`;
const DELETE_CONTENTS = `delete from contents c where hash = any ($1::text[]) and ${UNUSED}`;

export interface Expired {
  readonly tables: number;
  readonly people: number;
}

/** Undefined: another process is at it. */
export const expire = (
  pool: pg.Pool,
  patience: number,
  now: number,
  days: { readonly table: number; readonly guest: number },
): Promise<Expired | undefined> =>
  patiently(patience, async () => {
    const client = await pool.connect();
    let isWhole = false;
    try {
      const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK}) as got`);
      if (!rows[0].got) {
        isWhole = true;
        return undefined;
      }
      const tables = await expireTables(client, now - days.table * DAY);
      const people = await inSlices(client, PEOPLE, now - days.guest * DAY);
      await inSlices(client, COUNTS, now - COUNTS_AFTER);
      await client.query(DROP_HELD);
      if (tables > 0) await expireContents(client);
      await client.query(`select pg_advisory_unlock(${LOCK})`);
      isWhole = true;
      return { tables, people };
    } finally {
      // A connection that failed midway is dropped, and the lock and an open transaction with it.
      client.release(!isWhole);
    }
  });

async function expireTables(client: pg.PoolClient, before: number): Promise<number> {
  for (let all = 0; ; ) {
    const count = (await client.query(TABLES, [before])).rowCount ?? 0;
    all += count;
    if (count < SLICE) return all;
  }
}

async function inSlices(client: pg.PoolClient, statement: string, before: number): Promise<number> {
  for (let [after, all] = ['', 0]; ; ) {
    const [slice] = (await client.query<Slice>(statement, [after, before])).rows as [Slice];
    all += slice.gone;
    if (slice.seen < SLICE) return all;
    after = slice.last;
  }
}

async function expireContents(client: pg.PoolClient): Promise<void> {
  for (let after = ''; ; ) {
    await client.query('begin');
    const { rows } = await client.query<Omit<Slice, 'gone'> & { hashes: string[] }>(LOCK_CONTENTS, [after]);
    const [slice] = rows as [(typeof rows)[number]];
    if (slice.hashes.length > 0) await client.query(DELETE_CONTENTS, [slice.hashes]);
    await client.query('commit');
    if (slice.seen < SLICE) return;
    after = slice.last;
  }
}
