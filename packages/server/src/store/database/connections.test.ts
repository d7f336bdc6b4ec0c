import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleTable } from '../../testing/samples.ts';
import { judgeServer } from './connections.ts';

test('an address where nothing answers is reported, without its password', async () => {
  const opening = openTestStore({ url: 'postgresql://ada:hush@127.0.0.1:1/none', patience: 0 });
  await expect(opening).rejects.toThrow(/Can’t use a PostgreSQL at ada@127\.0\.0\.1:1\/none: .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hush/);
});

test('a missing database is reported', async () => {
  const url = (await testDatabase()).replace(/\/test_\d+\?/, '/nowhere?');
  await expect(openTestStore({ url })).rejects.toThrow('database "nowhere" does not exist');
});

test('a PostgreSQL that is too old or read-only is refused in words', () => {
  const found = { version: '15.0', major: 15, standby: false };
  expect(judgeServer(found)).toBeUndefined();
  expect(() => judgeServer({ ...found, version: '14.11', major: 14 })).toThrow(
    'needs PostgreSQL 15 or later; DATABASE_URL leads to 14.11',
  );
  expect(() => judgeServer({ ...found, standby: true })).toThrow('standby');
});

test('far more queries at once than connections are all answered', async () => {
  const store = await openTestStore({ url: await testDatabase(), connections: 2 });
  const tables = Array.from({ length: 200 }, () => sampleTable());
  await Promise.all(tables.map((table) => store.createTable(table)));
  expect(await Promise.all(tables.map(({ id }) => store.table(id)))).toEqual(tables);
  await store.close();
});
