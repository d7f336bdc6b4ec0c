import { expect, test } from 'vitest';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';
import { twoStores } from '../../testing/two-stores.ts';

const { url, here, there } = await twoStores();

const line = (text: string) => ({ seat: null, name: 'Ada', text, at: 7 });

test('chat lines are numbered from 1 without gaps, whoever speaks at once', async () => {
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  const added = await Promise.all(
    Array.from({ length: 30 }, (_, i) => (i % 2 ? here : there).addChat(id, line(`line ${i}`))),
  );
  const lines = await here.chat(id, 0, 99);
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  expect(lines).toEqual(added.toSorted((a, b) => (a?.n ?? 0) - (b?.n ?? 0)));
  expect(await there.chat(id, 28, 99)).toEqual(lines.slice(28));
});

test('a line sent twice under one name appears once, whichever process has it', async () => {
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  const added = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      (i % 2 ? here : there).addChat(id, line('hello'), { once: `0 ${i % 3}` }),
    ),
  );
  expect(await here.chat(id, 0, 99)).toHaveLength(3);
  expect(new Set(added.map((line) => line?.n)).size).toBe(3);
  expect(await here.addChat(id, line('hello'))).toMatchObject({ n: 4 });
});

test('a full chat takes no more lines, however many arrive at once', async () => {
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  const added = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).addChat(id, line(`${i}`), { most: 5 })),
  );
  expect(await here.chat(id, 0, 99)).toHaveLength(5);
  expect(added.filter((line) => line === undefined)).toHaveLength(7);
});

test('each table has chat of its own, and nobody talks where there is no table', async () => {
  const [one, two] = [sampleTable(), sampleTable()];
  await here.createTable(one);
  await here.createTable(two);
  expect(await here.addChat(one.id, line('\0 any text \ud800'))).toEqual({
    n: 1,
    ...line('\0 any text \ud800'),
  });
  expect(await here.addChat(two.id, line('here'))).toEqual({ n: 1, ...line('here') });
  expect(await here.chat(one.id, 0, 99)).toEqual([{ n: 1, ...line('\0 any text \ud800') }]);
  await expect(here.addChat('nowhere', line('?'))).rejects.toThrow('no table nowhere');
});

test('a line may be reported repeatedly, and counts once per person', async () => {
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  await here.addChat(id, line('loud'));
  expect(await here.report(id, 1, 'ada', 'rude', 1)).toBe(true);
  expect(await here.report(id, 1, 'ada', 'very rude \0', 2)).toBe(true);
  expect(await here.report(id, 1, 'bo', 'rude', 3)).toBe(true);
  expect(await here.report(id, 2, 'bo', 'not a line', 4)).toBe(false);
  expect(await there.personal?.reportsBy('ada', undefined, 9)).toMatchObject([{ table: id, n: 1 }]);
});

test('people who reported the same lines are forgotten at once, and each line stays reported', async () => {
  const people = Array.from({ length: 12 }, (_, i) => `reporter ${i}`);
  const lines = [1, 2, 3, 4];
  const { id } = sampleTable();
  await here.createTable(sampleTable({ id }));
  for (const n of lines) await here.addChat(id, line(`loud ${n}`));
  const reportAll = (person: string) => Promise.all(lines.map((n) => here.report(id, n, person, 'rude', n)));
  await Promise.all(people.map(reportAll));
  // Half of them report again meanwhile.
  await Promise.all(
    people.map((person, i) =>
      Promise.all([(i % 2 ? here : there).personal?.forget(person), i % 2 ? reportAll(person) : undefined]),
    ),
  );
  for (const person of people) await here.personal?.forget(person);
  const kept = (await there.safety?.reports(99))?.filter(({ table }) => table === id);
  expect(kept?.map(({ n }) => n).toSorted()).toEqual(lines);
});

test('a person is kept under their id, with their newest name', async () => {
  expect(await here.person('ada')).toBeUndefined();
  await here.savePerson({ id: 'ada', name: 'Ada', madeAt: 5 });
  await there.savePerson({ id: 'ada', name: 'Ada \0 L.', madeAt: 5 });
  expect(await here.person('ada')).toEqual({ id: 'ada', name: 'Ada \0 L.', madeAt: 5 });
  expect(await here.person('a\0da')).toBeUndefined();
});

test('a key is the same for all, made by whoever asks first', async () => {
  const keys = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).key('cookies')));
  expect(keys[0]).toHaveLength(32);
  for (const key of keys) expect(key).toEqual(keys[0]);
  expect(await here.key('links')).not.toEqual(keys[0]);
});

test('the database answers a ping, and a store that is closed answers nothing', async () => {
  const store = await openTestStore({ url });
  await store.ping();
  await Promise.all([store.close(), store.close()]);
  await expect(store.ping()).rejects.toThrow();
  await expect(store.append(sampleAppend('a table', 1))).rejects.toThrow('the store is closed');
  await expect(store.entries('a table', 0)).rejects.toThrow();
});
