import type { ChatLine } from '@hortus/protocol';
import { type Kysely, sql } from 'kysely';
import type { ChatTerms } from '../../store.ts';
import { isBroken, patiently, StoreDown } from '../database/down.ts';
import { cannotBe, type Schema } from '../database/schema.ts';

/** More lines than any chat has. */
const UNLIMITED = 2 ** 30;

/**
 * Numbered from 1 without gaps: the key decides who gets a number; the others take the next. A line is added at most
 * once per `once`, and not at all where there are `most`. Its table can't be deleted meanwhile, or the line would be left
 * over.
 */
export async function addChat(
  db: Kysely<Schema>,
  table: string,
  line: Omit<ChatLine, 'n'>,
  { once: given, person, most }: ChatTerms = {},
): Promise<ChatLine | undefined> {
  const text = JSON.stringify(line);
  // A page may call its line anything, and PostgreSQL has no U+0000 in its texts.
  const once = given?.replaceAll('\0', '\ufffd');
  for (;;) {
    const { rows } = await sql<{ known: boolean; said: number | null; n: number | null; last: number }>`
      with here as (select id from tables where id = ${table} for key share),
      present as (select coalesce(max(n), 0) as last from chat where table_id = ${table}),
      added as (
        insert into chat (table_id, n, line, once, person)
        select id, last + 1, ${text}, ${once ?? null}, ${person ?? null}
        from here, present where last < ${most ?? UNLIMITED}
        on conflict do nothing
        returning n
      )
      select exists (select from tables where id = ${table}) as known, (select n from added) as n,
        (select n from chat where table_id = ${table} and once = ${once ?? null}) as said, last from present`
      .execute(db)
      .catch((error) => {
        throw isBroken(error) ? new StoreDown(error, true) : error;
      });
    const { known, n, said, last } = rows[0];
    if (!known) throw new Error(`there is no table ${table} to talk at`);
    const number = said ?? n;
    if (number !== null) return { n: number, ...line };
    if (last >= (most ?? UNLIMITED)) return undefined;
  }
}

export async function readChat(
  db: Kysely<Schema>,
  patience: number,
  table: string,
  after: number,
  most: number,
): Promise<ChatLine[]> {
  const rows = await patiently(patience, () =>
    db
      .selectFrom('chat')
      .select(['n', 'line'])
      .where('table_id', '=', table)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(most)
      .execute(),
  );
  return rows.reverse().map(({ n, line }) => ({ n, ...line }));
}

/** False: there is no such line. Only that line is looked up, however long the chat is. */
export async function addReport(
  db: Kysely<Schema>,
  { table, n, by, why, at }: { table: string; n: number; by: string; why: string; at: number },
): Promise<boolean> {
  if (cannotBe(table)) return false;
  const { rows } = await sql<{ known: boolean }>`
    with added as (
      insert into reports (table_id, n, person, at, why)
      select table_id, n, ${by}, ${at}, ${JSON.stringify(why)} from chat where table_id = ${table} and n = ${n}
      on conflict do nothing
    )
    select exists (select from chat where table_id = ${table} and n = ${n}) as known`.execute(db);
  return rows[0]?.known ?? false;
}
