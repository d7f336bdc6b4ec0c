/** What has to be done at some time, by exactly one process. The time is an argument, so that tests have their own. */
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Duty } from '../../store.ts';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

const CLAIM = `
with due as materialized (
  select table_id, kind from duties
  where kind = $1 and due <= $2 and (
    claimed_until <= $2 or claimed_by not in (select application_name from pg_stat_activity where application_name is not null)
  )
  order by due limit $4
  for update skip locked
)
update duties d set claimed_until = $2::bigint + $3::bigint, claimed_by = $5
from due where d.table_id = due.table_id and d.kind = due.kind
returning d.table_id as "table", d.kind, d.seat, d.seq, d.due`;

/** The largest `integer`. */
const LAST = 2 ** 31 - 1;

/**
 * A reply lost on the way is a lease that runs out. The lease of a process without any connection to the database is
 * over: it has died, or it will lose the race for the entry.
 */
export const claim = (
  pool: pg.Pool,
  patience: number,
  kind: Duty['kind'],
  now: number,
  lease: number,
  limit: number,
  by: string,
): Promise<Duty[]> =>
  patiently(patience, async () => {
    const { rows } = await pool.query<Duty>({
      name: 'claim',
      text: CLAIM,
      values: [kind, now, lease, limit, by],
    });
    return rows.sort((a, b) => a.due - b.due);
  });

export async function setDuty(
  db: Kysely<Schema>,
  patience: number,
  table: string,
  kind: Duty['kind'],
  duty: Duty | undefined,
  upTo = LAST,
): Promise<void> {
  await patiently(patience, async () => {
    if (!duty) {
      await db
        .deleteFrom('duties')
        .where('table_id', '=', table)
        .where('kind', '=', kind)
        .where('seq', '<=', upTo)
        .execute();
      return;
    }
    const { seat, seq, due } = duty;
    await db
      .insertInto('duties')
      .values({ table_id: table, kind, seat, seq, due, claimed_until: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'kind'])
          .doUpdateSet({ seat, seq, due, claimed_until: 0 })
          .where('duties.seq', '<=', seq),
      )
      .execute();
  });
}

export async function finishDuty(db: Kysely<Schema>, patience: number, duty: Duty): Promise<void> {
  await patiently(patience, () =>
    db
      .deleteFrom('duties')
      .where('table_id', '=', duty.table)
      .where('kind', '=', duty.kind)
      .where('seat', '=', duty.seat)
      .where('seq', '=', duty.seq)
      .where('due', '=', duty.due)
      .execute(),
  );
}

export async function nextDue(
  db: Kysely<Schema>,
  patience: number,
  kind: Duty['kind'],
): Promise<number | undefined> {
  const row = await patiently(patience, () =>
    db.selectFrom('duties').select('due').where('kind', '=', kind).orderBy('due').limit(1).executeTakeFirst(),
  );
  return row?.due;
}
