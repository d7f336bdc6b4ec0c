import { type Kysely, sql } from 'kysely';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

/**
 * Reports that this process is alive, and forgets those that have been silent for long; returns those heard from
 * since.
 */
export async function beat(
  db: Kysely<Schema>,
  patience: number,
  node: string,
  now: number,
  since: number,
): Promise<readonly string[]> {
  const { rows } = await patiently(patience, () =>
    sql<{ id: string }>`
      with living as (
        insert into nodes (id, at) values (${node}, ${now})
        on conflict (id) do update set at = greatest(nodes.at, excluded.at)
      ), forgotten as (
        delete from nodes where at < ${since}::bigint - 86400000 and id <> ${node}
      )
      select id from nodes where at >= ${since} and id <> ${node}`.execute(db),
  );
  return [node, ...rows.map(({ id }) => id)];
}
