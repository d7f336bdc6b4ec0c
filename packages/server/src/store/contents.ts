/** Content by its hash: stored once, kept by persons up to their quota, and never deleted while a table names it. */
import type { Content, Hex } from '@hortus/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentLimit, KeptContent, Quota } from '../store.ts';
import { patiently } from './down.ts';
import type { Schema } from './schema.ts';

/** A person's quota is asked and used by one request at a time, whichever process it comes to. */
const alone = (db: Transaction<Schema>, person: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`content ${person}`}, 0))`.execute(db);

export function keepContent(
  db: Kysely<Schema>,
  patience: number,
  person: string,
  content: Content,
  quota: Quota,
  at: number,
): Promise<'kept' | ContentLimit> {
  const { hash } = content;
  const bytes = Buffer.byteLength(content.text);
  const [name, text] = [JSON.stringify(content.name), JSON.stringify(content.text)];
  return patiently(patience, () =>
    db.transaction().execute(async (inside) => {
      await alone(inside, person);
      const kept = await inside
        .selectFrom('content_keepers')
        .select(['hash', 'bytes'])
        .where('person', '=', person)
        .execute();
      if (kept.some((one) => one.hash === hash)) return 'kept';
      if (kept.length >= quota.count) return 'too-many-contents';
      if (kept.reduce((sum, one) => sum + one.bytes, bytes) > quota.bytes) return 'too-much-content';
      // Writing the row again locks it: whoever is about to delete it waits, and then sees the new keeper.
      await inside
        .insertInto('contents')
        .values({ hash, bytes, name, text })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ bytes }))
        .execute();
      await inside.insertInto('content_keepers').values({ person, hash, bytes, at }).execute();
      return 'kept';
    }),
  );
}

export async function readContents(
  db: Kysely<Schema>,
  patience: number,
  hashes: readonly Hex[],
): Promise<Content[]> {
  if (hashes.length === 0) return [];
  return patiently(patience, () =>
    db
      .selectFrom('contents')
      .select(['name', 'hash', 'text'])
      .where('hash', 'in', [...hashes])
      .execute(),
  );
}

/** Newest first. */
export async function readKept(db: Kysely<Schema>, patience: number, person: string): Promise<KeptContent[]> {
  const { rows } = await patiently(patience, () =>
    sql<KeptContent>`
      select kept.hash, kept.bytes, kept.at, contents.name,
        exists (select 1 from content_uses where content_uses.hash = kept.hash) as used
      from content_keepers kept join contents using (hash)
      where person = ${person} order by kept.at desc, kept.hash`.execute(db),
  );
  return rows;
}

/** Frees the person's quota; the content itself goes once nobody keeps it and no table names it. */
export function dropContent(
  db: Kysely<Schema>,
  patience: number,
  person: string,
  hash: Hex,
): Promise<boolean> {
  return patiently(patience, () =>
    db.transaction().execute(async (inside) => {
      const { rows } = await sql`select 1 from contents where hash = ${hash} for update`.execute(inside);
      const gone = await inside
        .deleteFrom('content_keepers')
        .where('person', '=', person)
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (rows.length > 0)
        await sql`
          delete from contents where hash = ${hash}
            and not exists (select 1 from content_keepers where hash = ${hash})
            and not exists (select 1 from content_uses where hash = ${hash})`.execute(inside);
      return gone.numDeletedRows > 0n;
    }),
  );
}

/** From now on this table names this content, so it stays. A table that is not made after all does no harm. */
export async function useContents(
  db: Kysely<Schema>,
  patience: number,
  table: string,
  hashes: readonly Hex[] = [],
): Promise<void> {
  if (hashes.length === 0) return;
  const { rows } = await patiently(patience, () =>
    sql`
      with there as (select hash from contents where hash = any (${[...hashes]}::text[]) for key share),
      used as (
        insert into content_uses (hash, table_id) select hash, ${table} from there on conflict do nothing
      )
      select hash from there`.execute(db),
  );
  if (rows.length < new Set(hashes).size) throw new Error(`content of table ${table} has gone`);
}
