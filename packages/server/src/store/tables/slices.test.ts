import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../store.ts';
import { sentAwayFrom } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';
import { openPool } from '../database/connections.ts';
import type { Schema } from '../database/schema.ts';
import { readRulesInUse } from './rules-in-use.ts';

let url: string;
let store: Store;
beforeAll(async () => {
  url = await testDatabase();
  store = await openTestStore({ url });
});
afterAll(() => store.close());

test('versions of rules are counted over slices of any size', async () => {
  const statuses = ['open', 'playing', 'over', 'closed'] as const;
  for (let i = 0; i < 23; i++)
    await store.createTable(
      sampleTable({
        ...{ game: i % 3 === 0 ? 'garden' : 'cgs', rulesVersion: 1 + (i % 2) },
        status: statuses[i % 4] ?? 'open',
      }),
    );
  const whole = await store.rulesInUse();
  expect(whole.reduce((sum, { unfinished, finished }) => sum + unfinished + finished, 0)).toBe(18);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, 1) }) });
  for (const slice of [1, 5, 23, 24]) expect(await readRulesInUse(db, 1000, slice)).toEqual(whole);
  await db.destroy();
});

test('unfinished tables are counted, closed and finished ones are not', async () => {
  const person = 'somebody new';
  const made = () => sampleTable({ maker: person, status: 'open', seats: [] });
  const [open, closed, over] = [made(), made(), { ...made(), status: 'playing' as const }];
  for (const table of [open, closed, over]) await store.createTable(table);
  expect(await store.unfinishedOf(person, 9)).toBe(3);
  expect(await store.unfinishedOf(person, 2)).toBe(2);
  await store.changeTable(closed.id, (table) => ({ ...table, status: 'closed' }));
  await store.append(sampleAppend(over.id, 1, { ends: true }));
  expect(await store.unfinishedOf(person, 9)).toBe(1);
});

test('people removed earlier, and makers of closed tables, are found after the migration', async () => {
  const table = sampleTable({
    status: 'closed',
    maker: 'ben',
    seats: [{ kind: 'open', name: '"sentAway":["nobody"]', accepted: false }],
    sentAway: ['some-body_1', 'else-body_2'],
  });
  await store.createTable(table);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`delete from sitters where person like '!%'`);
  await client.query(`update sitters set over = false where table_id = $1`, [table.id]);
  await client.query(`delete from kysely_migration where name >= '0013'`);
  await client.end();
  await (await openTestStore({ url })).close();
  for (const person of table.sentAway ?? [])
    expect((await store.tablesAfter(sentAwayFrom(person), '', 9)).map(({ id }) => id)).toEqual([table.id]);
  expect(await store.tablesAfter(sentAwayFrom('nobody'), '', 9)).toEqual([]);
  expect(await store.unfinishedOf('ben', 9)).toBe(0);
});
