/** The statements of a move. Each names the table, so that a partitioned database asks one partition. */
import type { Append, Duty } from '../../store.ts';

/**
 * Many tables' entries in one commit and one round trip. An entry is stored only where its predecessor is (the first:
 * where its table is), so no log can have a gap; the second to come to a key stores nothing and changes nothing. In
 * the order of the keys, so that two processes never wait for each other in a circle. No `exists`: while the tables are
 * small PostgreSQL would plan it by reading a whole table, and keep that plan when they have grown.
 *
 * Lists of text come as lines, which nobody has to quote: an id and a line of JSON have no line ends.
 */
const APPEND = `
  insert into entries (table_id, seq, entry, to_act, moves)
  select g.t, g.s, g.e::json, g.a, g.m
  from unnest(string_to_array($1, E'\n'), $2::int[], string_to_array($3, E'\n'), $4::int[], $5::int[])
    as g (t, s, e, a, m)
  where case when g.s = 1
    then (select true from tables where id = g.t)
    else (select true from entries p where p.table_id = g.t and p.seq = g.s - 1)
  end
  order by g.t, g.s
  on conflict do nothing`;

/** $6 and $7: the tables whose match is over with these, and how it ended. */
const ENDED = `ended as (
  update tables set status = 'over', version = version + 1, outcome = o.outcome::json
  from stored join unnest($6::text[], $7::text[]) as o (t, outcome) on o.t = stored.table_id
  where id = stored.table_id
), finished as (
  update sitters set over = true
  from stored where sitters.table_id = stored.table_id and stored.table_id = any ($6::text[])
)`;

const APPEND_AND_END = `
with stored as (${APPEND} returning table_id), ${ENDED}
select table_id from stored`;

const APPEND_WITH_DUTIES = `
with stored as (${APPEND} returning table_id), given as materialized (
  select * from unnest($8::text[], $9::text[], $10::int[], $11::int[], $12::bigint[]) as d (t, k, seat, seq, due)
), gone as (
  delete from duties d using stored
  where d.table_id = stored.table_id and d.kind in ('clock', 'bot')
    and not exists (select from given g where g.t = d.table_id and g.k = d.kind)
), kept as (
  insert into duties (table_id, kind, seat, seq, due)
  select g.t, g.k, g.seat, g.seq, g.due from given g join stored on stored.table_id = g.t
  order by g.t, g.k
  on conflict (table_id, kind) do update
  set seat = excluded.seat, seq = excluded.seq, due = excluded.due, claimed_until = 0
), ${ENDED}
select table_id from stored`;

const FIND = `
select e.table_id, e.entry::text as entry
from unnest($1::text[], $2::int[]) as g (t, s) join entries e on e.table_id = g.t and e.seq = g.s`;

/**
 * For connections that run these: one plan for all batches, by the keys and never by reading a whole table, whatever
 * the statistics of the first minute say; and a commit waits for the disk, whatever the database's default is.
 */
export const APPEND_SETTINGS = `
   set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off;
   set enable_mergejoin = off; set enable_bitmapscan = off;
   select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** At most one entry per table; `texts` are the entries as they are stored. Its answer counts those that were. */
export function appendQuestion(items: readonly Append[], texts: readonly string[]) {
  const values: unknown[] = [
    items.map(({ table }) => table).join('\n'),
    items.map(({ entry }) => entry.seq),
    texts.join('\n'),
    items.map(({ standing }) => standing.toAct),
    items.map(({ standing }) => standing.moves),
  ];
  const ending = items.filter(({ ends }) => ends);
  const over = [
    ending.map(({ table }) => table),
    ending.map(({ standing }) => JSON.stringify(standing.outcome ?? null)),
  ];
  // Where nothing is due, now or before: half the work.
  if (items.every(({ nothingDue }) => nothingDue)) {
    if (ending.length === 0) return { name: 'append', text: APPEND, values };
    return { name: 'append and end', text: APPEND_AND_END, values: [...values, ...over] };
  }
  const duties: Duty[] = [];
  for (const { clock, bot } of items) {
    if (clock) duties.push(clock);
    if (bot) duties.push(bot);
  }
  values.push(
    ...over,
    duties.map(({ table }) => table),
    duties.map(({ kind }) => kind),
    duties.map(({ seat }) => seat),
    duties.map(({ seq }) => seq),
    duties.map(({ due }) => due),
  );
  return { name: 'append with duties', text: APPEND_WITH_DUTIES, values };
}

export const findQuestion = (items: readonly Append[]) => ({
  name: 'find',
  text: FIND,
  values: [items.map(({ table }) => table), items.map(({ entry }) => entry.seq)],
});
