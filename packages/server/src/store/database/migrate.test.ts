import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleTable } from '../../testing/samples.ts';

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
  const stores = await Promise.all(Array.from({ length: 8 }, () => openTestStore({ url, connections: 1 })));
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
    { name: '0006-content-uses' },
    { name: '0007-chat-once' },
    { name: '0008-safety' },
    { name: '0009-claims' },
    { name: '0010-light' },
    { name: '0011-chat-person' },
    { name: '0012-counts' },
    { name: '0013-slices' },
    { name: '0014-probe' },
    { name: '0015-held' },
  ]);
});

test('opening again keeps everything', async () => {
  const url = await emptyDatabase();
  const table = sampleTable();
  const first = await openTestStore({ url });
  await first.createTable(table);
  await first.close();
  const second = await openTestStore({ url });
  expect(await second.table(table.id)).toEqual(table);
  await second.close();
});

test('a database of a newer Hortus is left alone', async () => {
  const url = await testDatabase();
  await ask(url, `insert into kysely_migration values ('9999-later', '2100-01-01')`);
  await expect(openTestStore({ url })).rejects.toThrow('written by a newer Hortus');
});

test('counts of content use that were only ever added to are corrected: those of other tables, and none without a table', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const [named, left, kept] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const table = sampleTable({ maker: 'ada', options: { deck: { name: 'any \0 deck', hash: named } } });
  await store.createTable(table);
  const closed = sampleTable({ status: 'closed', options: { deck: { name: 'deck', hash: left } } });
  await store.createTable(closed);
  await store.close();
  await ask(
    url,
    `delete from kysely_migration where name >= '0006';
     alter table chat drop column once;
     drop index content_uses_table, content_uses_person; alter table content_uses drop column person;
     insert into contents select hash, 4, '"deck"', '"text"' from unnest('{${named},${left},${kept}}'::text[]) hash;
     insert into content_keepers values ('bob', '${kept}', 4, 1);
     insert into content_uses values
       ('${named}', '${table.id}'), ('${left}', '${table.id}'), ('${left}', '${closed.id}'), ('${kept}', 'nowhere')`,
  );
  const again = await openTestStore({ url });
  expect(await ask(url, 'select * from content_uses')).toEqual([
    { hash: named, table_id: table.id, person: 'ada' },
  ]);
  expect((await again.contents([named, left, kept])).map(({ hash }) => hash).sort()).toEqual([named, kept]);
  expect(await again.storedFor('ada')).toEqual({ count: 1, bytes: 4 });
  await again.close();
});
