import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change, Store } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleEntry, sampleTable } from '../../testing/samples.ts';
import { until } from '../../testing/wait.ts';
import { startWeakLink, type WeakLink } from '../../testing/weak-link.ts';
import { openStore, StoreDown } from '../index.ts';

let link: WeakLink;
/** One store behind the link, one that always reaches the database. */
let weak: Store;
let sound: Store;
let id: string;

beforeEach(async () => {
  const url = await testDatabase();
  link = await startWeakLink(url);
  [weak, sound] = await Promise.all([openTestStore({ url: link.url, lanes: 1 }), openTestStore({ url })]);
  ({ id } = sampleTable());
  await sound.createTable(sampleTable({ id, status: 'playing' }));
  await weak.append(sampleAppend(id, 1));
});
afterEach(async () => {
  link.mend();
  await Promise.all([weak.close(), sound.close()]);
  link.close();
});

test('a commit whose answer is lost is found to be stored, exactly once', async () => {
  link.loseAnswer('submission-2');
  expect(await weak.append(sampleAppend(id, 2))).toBe('stored');
  expect(link.broken()).toBe(1);
  expect(await sound.entries(id, 0)).toEqual([sampleEntry(1), sampleEntry(2)]);
});

test('an entry that did not arrive is stored after all', async () => {
  link.loseQuestion('submission-2');
  expect(await weak.append(sampleAppend(id, 2))).toBe('stored');
  expect(link.broken()).toBe(1);
  expect(await sound.entries(id, 1)).toEqual([sampleEntry(2)]);
});

test('an entry that did not arrive, while another took its place, is reported as such', async () => {
  const mine = sampleEntry(2, 'mine');
  const yours = sampleEntry(2, 'yours');
  link.loseQuestion('mine', 'cut');
  const answer = weak.append(sampleAppend(id, 2, { entry: mine }));
  await until('the break', () => link.broken() === 1);
  expect(await sound.append(sampleAppend(id, 2, { entry: yours }))).toBe('stored');
  link.mend();
  expect(await answer).toBe('taken');
  expect(await sound.entries(id, 1)).toEqual([yours]);
});

test('when the answer to a batch is lost, each entry is answered on its own', async () => {
  const others = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const table = sampleTable();
      await sound.createTable(table);
      return table.id;
    }),
  );
  await sound.append(sampleAppend(others[3], 1, { entry: sampleEntry(1, 'before') }));
  link.loseAnswer('submission-1');
  const answers = await Promise.all(others.map((table) => weak.append(sampleAppend(table, 1))));
  expect(answers).toEqual(['stored', 'stored', 'stored', 'taken']);
  expect(link.broken()).toBe(1);
});

test('while the database doesn’t answer nothing is reported as stored, and later everything continues on its own', async () => {
  const hasty = await openStore({ url: link.url, patience: 150 });
  await hasty.append(sampleAppend(id, 2));
  link.cut();
  const failures = await Promise.all([
    hasty.append(sampleAppend(id, 3)).catch((error) => error),
    hasty.entries(id, 0).catch((error) => error),
    hasty.table(id).catch((error) => error),
    hasty.changeTable(id, (table) => table).catch((error) => error),
    hasty.addChat(id, { seat: null, name: '', text: '', at: 0 }).catch((error) => error),
  ]);
  for (const failure of failures) expect(failure).toBeInstanceOf(StoreDown);
  expect(failures[0].message).toContain('The database does not answer');
  await expect(hasty.ping()).rejects.toThrow();
  expect(await sound.entries(id, 2)).toEqual([]);
  link.mend();
  expect(await hasty.append(sampleAppend(id, 3))).toBe('stored');
  expect(await hasty.entries(id, 2)).toEqual([sampleEntry(3)]);
  await hasty.ping();
  await hasty.close();
});

test('if it never becomes known what was stored, the error says so', async () => {
  const hasty = await openStore({ url: link.url, patience: 150 });
  await hasty.append(sampleAppend(id, 2));
  link.loseAnswer('submission-3', 'cut');
  const failure = await hasty.append(sampleAppend(id, 3)).catch((error) => error);
  expect(failure).toMatchObject({ name: 'StoreDown', maybeDone: true });
  link.mend();
  expect(await hasty.entries(id, 2)).toEqual([sampleEntry(3)]);
  await hasty.close();
});

test('an append rides through a short outage', async () => {
  link.cut();
  const answer = weak.append(sampleAppend(id, 2));
  const others = sound.entries(id, 0).then(() => 'not yet');
  expect(await Promise.race([answer, others])).toBe('not yet');
  link.mend();
  expect(await answer).toBe('stored');
});

test('a change whose answer is lost is made once', async () => {
  const addAsk = (table: Parameters<Parameters<Store['changeTable']>[1]>[0]) => ({
    ...table,
    asks: [...table.asks, { id: 'an ask', kind: 'pause' as const, seat: 0 as never, seq: 0, granted: [] }],
  });
  link.loseAnswer('an ask');
  expect((await weak.changeTable(id, addAsk))?.asks).toHaveLength(1);
  expect(link.broken()).toBe(1);
  expect((await sound.table(id))?.asks).toHaveLength(1);
  link.loseQuestion('an ask');
  expect((await weak.changeTable(id, addAsk))?.asks).toHaveLength(2);
  expect((await sound.table(id))?.asks).toHaveLength(2);
});

test('a table whose making was not answered is made once', async () => {
  const table = sampleTable({ maker: 'someone new' });
  link.loseAnswer('someone new');
  await weak.createTable(table);
  expect(link.broken()).toBe(1);
  expect(await sound.tablesOf('someone new', 9)).toEqual([{ table }]);
});

test('listeners are told to poll after a broken connection, and hear again', async () => {
  const heard: (readonly Change[])[] = [];
  const stop = await weak.listen((changes) => heard.push(changes));
  link.cut();
  await sound.append(sampleAppend(id, 2));
  link.mend();
  await until('a word of the break', () => heard.some((changes) => changes.length === 0));
  await sound.append(sampleAppend(id, 3));
  await until('the next hint', () => heard.flat().some(({ table, seq }) => table === id && seq === 3));
  await stop();
});

test('a store opens once a disk that was too full for a connection has room again', async () => {
  link.refuse(4);
  const late = await openTestStore({ url: link.url, patience: 1 });
  expect(await late.entries(id, 0)).toEqual([sampleEntry(1)]);
  await late.close();
});
