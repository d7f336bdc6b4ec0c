/** A person's tables, each with the state of its match: read from rows, never from a match. */
import type { Entry, Outcome } from '@hortus/kernel';
import { type Kysely, sql } from 'kysely';
import type { ListedTable, Standing, StoredTable } from '../../store.ts';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';
import { fromRow, type TableRow } from './tables.ts';

/** Nobody plays more matches at the same time. */
const MOST_UNFINISHED = 500;

interface Row extends TableRow {
  readonly outcome: Outcome | null;
  readonly dealt_to_act: number | null;
  readonly entry: Entry | null;
  readonly to_act: number | null;
  readonly moves: number | null;
}

export async function readTablesOf(
  db: Kysely<Schema>,
  patience: number,
  person: string,
  limit: number,
): Promise<ListedTable[]> {
  const { rows } = await patiently(patience, () =>
    sql<Row>`
      with mine as (
        (select table_id, made_at from sitters where person = ${person}
          order by made_at desc, table_id limit ${limit})
        union
        (select s.table_id, s.made_at from sitters s join tables t on t.id = s.table_id
          where s.person = ${person} and not s.over and t.status in ('dealing', 'playing')
          order by s.made_at desc, s.table_id limit ${MOST_UNFINISHED})
      )
      select t.version, t.status, t.doc, t.light, t.outcome, t.dealt_to_act, e.entry, e.to_act, e.moves
      from mine join tables t on t.id = mine.table_id
      left join lateral (
        select entry, to_act, moves from entries where table_id = t.id order by seq desc limit 1
      ) e on true
      order by mine.made_at desc, mine.table_id`.execute(db),
  );
  return rows.map((row) => {
    const { entry } = row;
    const standing = standingOf(row);
    return {
      table: fromRow(row),
      ...(entry?.at === undefined ? {} : { at: entry.at }),
      ...(standing === undefined ? {} : { standing }),
    };
  });
}

export async function readTablesAfter(
  db: Kysely<Schema>,
  patience: number,
  person: string,
  after: string,
  limit: number,
): Promise<StoredTable[]> {
  const { rows } = await patiently(patience, () =>
    sql<TableRow>`
      select t.version, t.status, t.doc, t.light from sitters s join tables t on t.id = s.table_id
      where s.person = ${person} and s.table_id > ${after} order by s.table_id limit ${limit}`.execute(db),
  );
  return rows.map(fromRow);
}

export async function countUnfinished(
  db: Kysely<Schema>,
  patience: number,
  person: string,
  most: number,
): Promise<number> {
  const { rows } = await patiently(patience, () =>
    sql<{ count: number }>`
      select count(*) from (
        select from sitters where person = ${person} and not over limit ${most}) unfinished`.execute(db),
  );
  return rows[0]?.count ?? 0;
}

function standingOf({ status, outcome, dealt_to_act, entry, to_act, moves }: Row): Standing | undefined {
  if (entry === null) return dealt_to_act === null ? undefined : { toAct: dealt_to_act, moves: 0 };
  if (to_act === null || moves === null || (status === 'over' && outcome === null)) return undefined;
  return { toAct: to_act, moves, ...(outcome === null ? {} : { outcome }) };
}

export async function noteStanding(
  db: Kysely<Schema>,
  patience: number,
  table: string,
  seq: number,
  { toAct, moves, outcome }: Standing,
): Promise<void> {
  await patiently(patience, async () => {
    if (seq > 0)
      await sql`
        update entries set to_act = ${toAct}, moves = ${moves}
        where table_id = ${table} and seq = ${seq} and to_act is null`.execute(db);
    if (seq === 0)
      await db.updateTable('tables').set({ dealt_to_act: toAct }).where('id', '=', table).execute();
    if (outcome !== undefined)
      await db
        .updateTable('tables')
        .set({ outcome: JSON.stringify(outcome) })
        .where('id', '=', table)
        .where('outcome', 'is', null)
        .execute();
  });
}
