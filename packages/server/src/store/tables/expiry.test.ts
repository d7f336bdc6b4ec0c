import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';
import { openStore } from '../index.ts';

const DAY = 86_400_000;
const NOW = 2_000_000_000_000;
const DAYS = { table: 30, guest: 90 };

test('tables that were never dealt and names of people without a table expire; matches and the rest stay', async () => {
  const url = await testDatabase();
  const store = await openStore({ url });
  const [old, recent] = [NOW - 31 * DAY, NOW - 29 * DAY];
  const made = (status: 'open' | 'closed' | 'playing' | 'over', madeAt: number, maker: string) =>
    sampleTable({ status, madeAt, maker, seats: [] });
  const tables = {
    openOld: made('open', old, 'ada'),
    closedOld: made('closed', old, 'ben'),
    openRecent: made('open', recent, 'cleo'),
    playingOld: made('playing', old, 'dora'),
    overOld: made('over', old, 'emil'),
  };
  for (const table of Object.values(tables)) await store.createTable(table);
  await store.append(sampleAppend(tables.playingOld.id, 1));
  await store.addChat(tables.openOld.id, { seat: null, name: 'Ada', text: 'hello', at: 1 });
  for (const id of ['ada', 'cleo', 'emil', 'nobody'])
    await store.savePerson({ id, name: `\0"madeAt":1} ${id}`, madeAt: NOW - 91 * DAY });
  await store.savePerson({ id: 'newcomer', name: 'New', madeAt: NOW - 89 * DAY });
  const content = { name: 'deck', hash: 'a'.repeat(64), text: '{}' };
  await store.keepContent('keeper', content, { count: 9, bytes: 999 }, 1);
  await store.savePerson({ id: 'keeper', name: 'K', madeAt: 1 });
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables: 2, people: 2 });
  const there = await Promise.all(
    Object.entries(tables).map(async ([name, { id }]) => ((await store.table(id)) ? [name] : [])),
  );
  expect(there.flat()).toEqual(['openRecent', 'playingOld', 'overOld']);
  const people = await Promise.all(
    ['ada', 'cleo', 'emil', 'nobody', 'newcomer', 'keeper'].map(async (id) =>
      (await store.person(id)) ? [id] : [],
    ),
  );
  expect(people.flat()).toEqual(['cleo', 'emil', 'newcomer', 'keeper']);
  expect(await store.chat(tables.openOld.id, 0, 9)).toEqual([]);
  expect(await store.entries(tables.playingOld.id, 0)).toHaveLength(1);
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables: 0, people: 0 });
  await store.close();
});

test('one process does it, the others leave it alone', async () => {
  const url = await testDatabase();
  const store = await openStore({ url });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(1215263348, 2)');
  expect(await store.expire?.(NOW, DAYS)).toBeUndefined();
  await client.query('commit');
  expect(await store.expire?.(NOW, DAYS)).toEqual({ tables: 0, people: 0 });
  await client.end();
  await store.close();
});
