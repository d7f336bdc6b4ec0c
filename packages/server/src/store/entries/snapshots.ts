import type { Kysely } from 'kysely';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

export async function readSnapshot(
  db: Kysely<Schema>,
  patience: number,
  table: string,
): Promise<string | undefined> {
  const row = await patiently(patience, () =>
    db.selectFrom('snapshots').select('snapshot').where('table_id', '=', table).executeTakeFirst(),
  );
  return row?.snapshot;
}

/** The last one counts, whichever process made it: an older one only means a little more to replay. */
export async function saveSnapshot(
  db: Kysely<Schema>,
  patience: number,
  table: string,
  snapshot: string,
): Promise<void> {
  await patiently(patience, () =>
    db
      .insertInto('snapshots')
      .values({ table_id: table, snapshot })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ snapshot }))
      .execute(),
  );
}
