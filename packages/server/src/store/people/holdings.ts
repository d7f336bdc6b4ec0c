/**
 * What processes hold open: a row per key and process. A process without any connection to the database has died, or
 * is cut off from it, and what it held no longer counts.
 */
import type { SharedHoldings } from '../../store.ts';
import type { Lane } from '../database/connections.ts';

const ALIVE = 'select application_name from pg_stat_activity where application_name is not null';

/** Rows in the order of their keys, so that two processes never wait for each other in a circle. */
const HOLD = `
with given as materialized (
  select key, n from unnest($1::text[], $2::int4[]) as t (key, n)
), kept as (
  insert into held (key, holder, n) select key, $3, n from given where n > 0 order by key
  on conflict (key, holder) do update set n = excluded.n
), gone as (
  delete from held using given where held.key = given.key and holder = $3 and given.n = 0
)
select given.key, coalesce(sum(held.n), 0)::int4 as others
from given left join held on held.key = given.key and holder <> $3 and holder in (${ALIVE})
group by given.key`;

/** What died processes held. */
export const DROP_HELD = `delete from held where holder not in (${ALIVE})`;

/** @param name this store, as `pg_stat_activity` names it */
export const sharedHoldings = (lane: Lane, patience: number, name: string): SharedHoldings => ({
  async hold(holdings) {
    const values = [holdings.map(({ key }) => key), holdings.map(({ n }) => n), name];
    const question = { name: 'hold', text: HOLD, values, query_timeout: patience };
    return (await lane.query<{ key: string; others: number }>(question)).rows;
  },
});
