/** What has changed at many tables, in one query: followers who only watch cost the database almost nothing. */
import type pg from 'pg';
import type { Change, Known } from '../../store.ts';
import { patiently } from '../database/down.ts';

const NEWER = `
select k.t as "table", e.seq, case when t.version > k.v then t.version end as version, c.n as line
from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as k (t, s, v, l)
join tables t on t.id = k.t
left join lateral (select seq from entries where table_id = k.t and seq > k.s order by seq desc limit 1) e on true
left join lateral (select n from chat where table_id = k.t and n > k.l order by n desc limit 1) c on true
where t.version > k.v or e.seq is not null or c.n is not null`;

interface Row {
  readonly table: string;
  readonly seq: number | null;
  readonly version: number | null;
  readonly line: number | null;
}

export const readNewer = (pool: pg.Pool, patience: number, known: readonly Known[]): Promise<Change[]> =>
  patiently(patience, async () => {
    const { rows } = await pool.query<Row>({
      name: 'newer',
      text: NEWER,
      values: [
        known.map(({ table }) => table),
        known.map(({ seq }) => seq),
        known.map(({ version }) => version),
        known.map(({ line }) => line),
      ],
    });
    return rows.map(({ table, seq, version, line }) => ({
      table,
      ...(seq === null ? {} : { seq }),
      ...(version === null ? {} : { version }),
      ...(line === null ? {} : { line }),
    }));
  });
