/** Counts that all processes share: a row per key, which says when its window began. */
import type { SharedCounts } from '../../store.ts';
import type { Lane } from '../database/connections.ts';

/** Rows in the order of their keys, so that two processes never wait for each other in a circle. */
const ADD = `
with given as materialized (
  select (extract(epoch from clock_timestamp()) * 1000)::int8 as now
), added as (
  insert into counts as c (key, since, n)
  select key, now, n from unnest($1::text[], $2::int8[]) as t (key, n), given order by key
  on conflict (key) do update set
    n = case when c.since <= excluded.since - $3::int8 then excluded.n else c.n + excluded.n end,
    since = case when c.since <= excluded.since - $3::int8 then excluded.since else c.since end
  returning key, n, since
)
select key, n as total, greatest(0, now - since) as age from added, given`;

/** Callers decide on their own after a moment, so nothing is retried here. */
export const sharedCounts = (lane: Lane, patience: number, isAlone: () => boolean): SharedCounts => ({
  isAlone,
  async add(window, counts) {
    const values = [counts.map(({ key }) => key), counts.map(({ add }) => add), window];
    const question = { name: 'count', text: ADD, values, query_timeout: patience };
    return (await lane.query<{ key: string; total: number; age: number }>(question)).rows;
  },
});
