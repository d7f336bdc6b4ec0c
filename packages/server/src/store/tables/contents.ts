/** Content by hash: stored once, for people up to their quota, and never deleted while a table names it. */
import type { Content, Hex } from '@hortus/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  ContentGone,
  type ContentLimit,
  type KeptContent,
  namedBy,
  type Quota,
  type StoredTable,
} from '../../store.ts';
import { patiently } from '../database/down.ts';
import type { Schema } from '../database/schema.ts';

/** A person's quota is checked and used by one request at a time, whichever process it comes to. */
const alone = (db: Transaction<Schema>, person: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`content ${person}`}, 0))`.execute(db);

interface StoredFor {
  readonly hash: Hex;
  readonly bytes: number;
  /** Otherwise it's stored only because one of their tables names it. */
  readonly kept: boolean;
}

async function storedForPerson(db: Kysely<Schema>, person: string): Promise<readonly StoredFor[]> {
  const { rows } = await sql<StoredFor>`
    select hash, bytes, bool_or(one.kept) as kept from (
      select hash, true as kept from content_keepers where person = ${person}
      union all select hash, false from content_uses where person = ${person}
    ) one join contents using (hash) group by hash, bytes`.execute(db);
  return rows;
}

const sizeOf = (stored: readonly StoredFor[]): number => stored.reduce((sum, { bytes }) => sum + bytes, 0);

/** What counts against a person's quota. */
export async function readStored(db: Kysely<Schema>, patience: number, person: string): Promise<Quota> {
  const stored = await patiently(patience, () => storedForPerson(db, person));
  return { count: stored.length, bytes: sizeOf(stored) };
}

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
      const stored = await storedForPerson(inside, person);
      const there = stored.find((one) => one.hash === hash);
      if (there?.kept) return 'kept';
      if (there === undefined && stored.length >= quota.count) return 'too-many-contents';
      if (there === undefined && sizeOf(stored) + bytes > quota.bytes) return 'too-much-content';
      // Rewriting the row locks it: a concurrent delete waits, and then sees the new keeper.
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

/** Content is deleted once nobody keeps it and no table names it. */
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
      if (rows.length > 0) await deleteUnused(inside, [hash]);
      return gone.numDeletedRows > 0n;
    }),
  );
}

/**
 * From now on this table names exactly what its row says. Part of saving the row, so that there is no use without its
 * table. Locks the person first, then content in order of its hash, and the table's row last.
 */
export async function setUses(inside: Transaction<Schema>, table: StoredTable): Promise<void> {
  const { id, maker } = table;
  const named = namedBy(table);
  await alone(inside, maker);
  const before = await inside.selectFrom('content_uses').select('hash').where('table_id', '=', id).execute();
  const lost = before.map(({ hash }) => hash).filter((hash) => !named.includes(hash));
  await sql`select 1 from contents where hash = any (${[...named, ...lost]}::text[]) order by hash for update`.execute(
    inside,
  );
  // Each statement from here on sees what others did before they let go of these rows.
  await sql`
    insert into content_uses (hash, table_id, person)
    select hash, ${id}, ${maker} from contents
    where hash = any (${named}::text[]) and (
      exists (select 1 from content_keepers k where k.hash = contents.hash and k.person = ${maker})
      or exists (select 1 from content_uses u where u.hash = contents.hash and u.person = ${maker}))
    on conflict do nothing`.execute(inside);
  const { rows } = await sql`
    select 1 from content_uses where table_id = ${id} and hash = any (${named}::text[])`.execute(inside);
  if (rows.length < named.length) throw new ContentGone(id);
  if (lost.length === 0) return;
  await sql`delete from content_uses where table_id = ${id} and hash = any (${lost}::text[])`.execute(inside);
  await deleteUnused(inside, lost);
}

/** Deletes content that somebody no longer keeps, if nobody else does and no table names it. */
export async function deleteUnkept(inside: Transaction<Schema>, hashes: readonly Hex[]): Promise<void> {
  await sql`select 1 from contents where hash = any (${[...hashes]}::text[]) order by hash for update`.execute(
    inside,
  );
  await deleteUnused(inside, hashes);
}

/** The rows of this content are locked. */
const deleteUnused = (inside: Transaction<Schema>, hashes: readonly Hex[]): Promise<unknown> =>
  sql`
    delete from contents where hash = any (${[...hashes]}::text[])
      and not exists (select 1 from content_keepers k where k.hash = contents.hash)
      and not exists (select 1 from content_uses u where u.hash = contents.hash)`.execute(inside);
