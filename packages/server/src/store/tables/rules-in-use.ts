import { Kysely, PostgresDialect, sql } from 'kysely';
import type { RulesInUse } from '../../store.ts';
import { openPool } from '../database/connections.ts';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

/** Rows per query, so that none takes long however many there are. */
const SLICE = 1000;

/** Taken from the text: PostgreSQL can't read a document that contains U+0000. No free text comes before it. */
const VERSION = sql`substring(doc::text from '"rulesVersion":([0-9]+)')::int`;

interface Counted extends RulesInUse {
  /** The last table of the slice, and how many tables are in this group. */
  readonly last: string;
  readonly seen: number;
}

const readSlice = async (db: Kysely<Schema>, after: string, slice: number): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    with slice as materialized (
      select id, game, status, ${VERSION} as version from tables where id > ${after} order by id limit ${slice}
    )
    select game, version as "rulesVersion",
      count(*) filter (where status not in ('over', 'closed')) as unfinished,
      count(*) filter (where status = 'over') as finished,
      count(*) as seen, (select max(id) from slice) as last
    from slice group by game, version`.execute(db);
  return rows;
};

export async function readRulesInUse(
  db: Kysely<Schema>,
  patience: number,
  slice = SLICE,
): Promise<RulesInUse[]> {
  const uses = new Map<string, RulesInUse>();
  for (let after = ''; ; ) {
    const groups = await patiently(patience, () => readSlice(db, after, slice));
    for (const { game, rulesVersion, unfinished, finished } of groups) {
      const name = `${game} ${rulesVersion}`;
      const before = uses.get(name) ?? { unfinished: 0, finished: 0 };
      uses.set(name, {
        ...{ game, rulesVersion },
        unfinished: before.unfinished + unfinished,
        finished: before.finished + finished,
      });
    }
    const seen = groups.reduce((sum, group) => sum + group.seen, 0);
    if (seen < slice) break;
    after = groups[0]?.last ?? '';
  }
  return [...uses.values()]
    .filter(({ unfinished, finished }) => unfinished + finished > 0)
    .sort((a, b) => (a.game === b.game ? a.rulesVersion - b.rulesVersion : a.game < b.game ? -1 : 1));
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
