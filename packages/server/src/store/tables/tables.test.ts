import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { StoredTable } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleTable } from '../../testing/samples.ts';
import { twoStores } from '../../testing/two-stores.ts';

const { here, there } = await twoStores();

test('a table comes back as it was made, and its id is given once', async () => {
  const table = sampleTable({ options: { name: 'any \0 text \ud800 ✿' } });
  await here.createTable(table);
  expect(await there.table(table.id)).toEqual(table);
  await expect(here.createTable({ ...table, maker: 'eve' })).rejects.toThrow('duplicate key');
  expect(await there.table(table.id)).toEqual(table);
  expect(await there.table('nowhere')).toBeUndefined();
  expect(await there.table('\0')).toBeUndefined();
});

test('a change is made on the newest version, and a version counts every change', async () => {
  const table = sampleTable();
  await here.createTable(table);
  const changed = await here.changeTable(table.id, (old) => ({ ...old, status: 'dealing' }));
  expect(changed).toEqual({ ...table, status: 'dealing', version: 1 });
  expect(await there.table(table.id)).toEqual(changed);
});

test('an empty change saves nothing, and a missing table isn’t changed', async () => {
  const table = sampleTable();
  await here.createTable(table);
  expect(await here.changeTable(table.id, () => undefined)).toBeUndefined();
  expect(await here.table(table.id)).toEqual(table);
  expect(await here.changeTable('nowhere', (old) => old)).toBeUndefined();
});

test('forty changes at once from two processes are all made', async () => {
  const table = sampleTable();
  await here.createTable(table);
  const add = (n: number) => (old: StoredTable) => ({ ...old, options: { ...old.options, [`o${n}`]: n } });
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? here : there).changeTable(table.id, add(n))),
  );
  const after = await here.table(table.id);
  expect(after?.version).toBe(40);
  expect(Object.keys(after?.options ?? {})).toHaveLength(41);
});

test('an error thrown by a change reaches the caller, and nothing is saved', async () => {
  const table = sampleTable();
  await here.createTable(table);
  const refuse = () => {
    throw new Error('no');
  };
  await expect(here.changeTable(table.id, refuse)).rejects.toThrow('no');
  expect((await here.table(table.id))?.version).toBe(0);
});

test('tables of a person are those they made or sit at now, newest first', async () => {
  const seats = (person?: string): StoredTable['seats'] => [
    { kind: 'person', name: 'Bo', accepted: true, ...(person ? { person } : {}) },
  ];
  const made = sampleTable({ maker: 'bo', seats: [], madeAt: 1 });
  const sat = sampleTable({ maker: 'cy', seats: seats('bo'), madeAt: 3 });
  const left = sampleTable({ maker: 'cy', seats: seats('bo'), madeAt: 4 });
  const joined = sampleTable({ maker: 'cy', seats: seats(), madeAt: 2 });
  const both = sampleTable({ maker: 'bo', seats: seats('bo'), madeAt: 5 });
  for (const table of [made, sat, left, joined, both]) await here.createTable(table);
  await here.changeTable(left.id, (old) => ({ ...old, seats: seats('di') }));
  await here.changeTable(joined.id, (old) => ({ ...old, seats: seats('bo') }));
  const ids = async (person: string, limit: number) =>
    (await there.tablesOf(person, limit)).map(({ table }) => table.id);
  expect(await ids('bo', 9)).toEqual([both, sat, joined, made].map(({ id }) => id));
  expect(await ids('bo', 2)).toEqual([both, sat].map(({ id }) => id));
  expect(await ids('di', 9)).toEqual([left.id]);
  expect(await ids('nobody', 9)).toEqual([]);
});

test('presence and requests are stored apart from the document, and override it', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const client = new pg.Client(url);
  await client.connect();
  const stored = async (id: string) =>
    (
      await client.query(
        'select doc::text as doc, light::text as light, pg_column_toast_chunk_id(doc) as at from tables where id = $1',
        [id],
      )
    ).rows[0];
  // PostgreSQL keeps texts that it can't compress elsewhere, and under a new number if they are written again.
  const table = sampleTable({ options: { deck: randomBytes(50_000).toString('base64') } });
  await store.createTable(table);
  const { doc, at } = await stored(table.id);
  expect(at).toBeGreaterThan(0);
  const here = (old: StoredTable, pages: string[]): StoredTable => ({
    ...old,
    seats: old.seats.map((seat) => ({ ...seat, pages })),
  });
  const came = await store.changeTable(table.id, (old) => here(old, ['a']));
  const asked = await store.changeTable(table.id, (old) => ({ ...old, asks: [ASK] }), came);
  expect(await stored(table.id)).toEqual({ doc, light: expect.stringContaining('"of":0'), at });
  const all = { ...here(table, ['a']), asks: [ASK], version: 2 };
  expect(asked).toEqual(all);
  expect(await store.table(table.id)).toEqual(all);
  expect((await store.tablesOf('ada', 9)).map((one) => one.table)).toEqual([all]);
  // Any other change is saved with the whole document, and then so are these.
  const next = await store.changeTable(table.id, (old) => ({ ...old, next: 'n' }));
  const rewritten = await stored(table.id);
  expect(rewritten).toMatchObject({ doc: JSON.stringify(next), light: null });
  expect(rewritten.at).not.toBe(at);
  const again = await store.changeTable(table.id, (old) => here(old, []), next);
  expect(await store.table(table.id)).toEqual(again);
  // A process that doesn't know the light part saves a whole document: the light part of the old one is void.
  const whole = { ...here(table, ['b']), version: 5 };
  await client.query('update tables set version = 5, doc = $2 where id = $1', [
    table.id,
    JSON.stringify(whole),
  ]);
  expect(await store.table(table.id)).toEqual(whole);
  await client.end();
  await store.close();
});

const ASK: StoredTable['asks'][number] = { id: 'pause-0-1', kind: 'pause', seat: 0, seq: 1, granted: [] };
