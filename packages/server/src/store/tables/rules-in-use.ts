import { Kysely, PostgresDialect, sql } from 'kysely';
import type { RulesInUse } from '../../store.ts';
import { openPool } from '../database/connections.ts';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

/** Taken from the text: PostgreSQL can't read a document that contains U+0000. No free text comes before it. */
const VERSION = sql`substring(doc::text from '"rulesVersion":([0-9]+)')::int`;

export async function readRulesInUse(db: Kysely<Schema>, patience: number): Promise<RulesInUse[]> {
  const { rows } = await patiently(patience, () =>
    sql<RulesInUse>`
      select game, ${VERSION} as "rulesVersion",
        count(*) filter (where status <> 'over') as unfinished,
        count(*) filter (where status = 'over') as finished
      from tables where status <> 'closed' group by 1, 2 order by 1, 2`.execute(db),
  );
  return rows;
}

/** The same for an operator, beside a running server of any version: nothing is migrated. */
export async function rulesInUseAt(url: string): Promise<RulesInUse[]> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, 1) }) });
  try {
    return await readRulesInUse(db, 5000);
  } finally {
    await db.destroy();
  }
}
