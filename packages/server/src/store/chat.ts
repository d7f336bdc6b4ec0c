import type { ChatLine } from '@hortus/protocol';
import { type Kysely, sql } from 'kysely';
import { isBroken, patiently, StoreDown } from './down.ts';
import type { Schema } from './schema.ts';

/** Numbered from 1 without gaps: the key decides who gets a number; the others take the next. */
export async function addChat(
  db: Kysely<Schema>,
  table: string,
  line: Omit<ChatLine, 'n'>,
): Promise<ChatLine> {
  const text = JSON.stringify(line);
  for (;;) {
    const { rows } = await sql<{ known: boolean; n: number | null }>`
      with added as (
        insert into chat (table_id, n, line)
        select id, coalesce((select max(n) from chat where table_id = ${table}), 0) + 1, ${text}
        from tables where id = ${table}
        on conflict do nothing
        returning n
      )
      select exists (select from tables where id = ${table}) as known, (select n from added) as n`
      .execute(db)
      .catch((error) => {
        throw isBroken(error) ? new StoreDown(error, true) : error;
      });
    const { known, n } = rows[0];
    if (!known) throw new Error(`there is no table ${table} to talk at`);
    if (n !== null) return { n, ...line };
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
