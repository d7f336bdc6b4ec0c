/**
 * What nobody needs any more is deleted by rules that are documented (docs/operating.md): tables that were never dealt,
 * and names of people who have no table and keep nothing. Matches are never deleted.
 */
import type pg from 'pg';
import { patiently } from '../database/down.ts';

/** One process at a time; the others find the work done. */
const LOCK = '1215263348, 2';
/** At most this many per round, so that no transaction takes long. */
const MOST = 1000;
const DAY = 86_400_000;

const TABLES = `
with gone as materialized (
  select id from tables t
  where made_at < $1 and status in ('open', 'closed')
    and not exists (select from entries where table_id = t.id)
  limit ${MOST} for update skip locked
), a as (delete from sitters using gone where table_id = gone.id),
  b as (delete from chat using gone where table_id = gone.id),
  c as (delete from reports using gone where table_id = gone.id),
  d as (delete from duties using gone where table_id = gone.id),
  e as (delete from content_uses using gone where table_id = gone.id)
delete from tables using gone where tables.id = gone.id`;

/** The time is taken from the text: PostgreSQL can't read a document that contains U+0000. */
const PEOPLE = `
delete from people where id in (
  select id from people p
  where substring(doc::text from '"madeAt":([0-9]{1,15})\\}$')::int8 < $1
    and not exists (select from sitters where person = p.id)
    and not exists (select from content_keepers where person = p.id)
  limit ${MOST} for update skip locked)`;

const CONTENTS = `
delete from contents c
where not exists (select from content_keepers where hash = c.hash)
  and not exists (select from content_uses where hash = c.hash)`;

/** Counts of requests are over after minutes. */
const COUNTS = 'delete from counts where since < $1';
const COUNTS_AFTER = 3_600_000;

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
    try {
      await client.query('begin');
      const { rows } = await client.query(`select pg_try_advisory_xact_lock(${LOCK}) as got`);
      if (!rows[0].got) return undefined;
      const tables = await client.query(TABLES, [now - days.table * DAY]);
      const people = await client.query(PEOPLE, [now - days.guest * DAY]);
      await client.query(COUNTS, [now - COUNTS_AFTER]);
      if ((tables.rowCount ?? 0) > 0) await client.query(CONTENTS);
      await client.query('commit');
      return { tables: tables.rowCount ?? 0, people: people.rowCount ?? 0 };
    } finally {
      await client.query('rollback').catch(() => {}); // nothing, once it's committed
      client.release();
    }
  });
