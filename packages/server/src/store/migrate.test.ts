import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { sampleTable } from '../testing/samples.ts';
import { openStore } from './index.ts';

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** An empty one: the fresh ones have all tables already. */
async function emptyDatabase(): Promise<string> {
  const url = await testDatabase();
  await ask(url, 'drop schema public cascade; create schema public');
  return url;
}

test('eight processes that start together on an empty database make the tables once', async () => {
  const url = await emptyDatabase();
  const stores = await Promise.all(Array.from({ length: 8 }, () => openStore({ url, connections: 1 })));
  const table = sampleTable();
  await stores[0].createTable(table);
  expect(await stores[7].table(table.id)).toEqual(table);
  await Promise.all(stores.map((store) => store.close()));
  expect(await ask(url, 'select name from kysely_migration')).toEqual([
    { name: '0001-tables' },
    { name: '0002-nodes' },
    { name: '0003-standings' },
    { name: '0004-snapshots' },
    { name: '0005-content' },
  ]);
});

test('opening again keeps everything', async () => {
  const url = await emptyDatabase();
  const table = sampleTable();
  const first = await openStore({ url });
  await first.createTable(table);
  await first.close();
  const second = await openStore({ url });
  expect(await second.table(table.id)).toEqual(table);
  await second.close();
});

test('a database of a newer Hortus is left alone', async () => {
  const url = await testDatabase();
  await ask(url, `insert into kysely_migration values ('9999-later', '2100-01-01')`);
  await expect(openStore({ url })).rejects.toThrow('written by a newer Hortus');
});
