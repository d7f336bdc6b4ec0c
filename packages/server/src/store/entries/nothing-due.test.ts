/** Tables without clocks and bots have a shorter statement of their own; it keeps the same promises. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Append, Store } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleDuty, sampleEntry, sampleTable } from '../../testing/samples.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore({ url: await testDatabase(), lanes: 1 });
});
afterAll(() => store.close());

const newTable = async (): Promise<string> => {
  const table = sampleTable({ status: 'playing' });
  await store.createTable(table);
  return table.id;
};
const append = (table: string, seq: number, over: Partial<Append> = {}): Promise<string> =>
  store
    .append(sampleAppend(table, seq, { nothingDue: true, ...over }))
    .catch((error: Error) => error.message.replace(table, 'it'));

test('stored once, in order, without gaps', async () => {
  const id = await newTable();
  expect(await append(id, 1)).toBe('stored');
  expect(await append(id, 1, { entry: sampleEntry(1, 'another') })).toBe('taken');
  expect(await append(id, 3)).toMatch('it has no entry before 3');
  expect(await append(id, 2)).toBe('stored');
  expect(await store.entries(id, 0)).toEqual([sampleEntry(1), sampleEntry(2)]);
});

test('in one batch each gets its own answer, even beside entries with duties', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(newTable));
  expect(await Promise.all(ids.map((id) => append(id, 1)))).toEqual(ids.map(() => 'stored'));
  const clock = sampleDuty(ids[3], 'clock', { seq: 2 });
  const mixed = [
    append(ids[0], 2),
    append(ids[1], 1, { entry: sampleEntry(1, 'another') }),
    append(ids[2], 9),
    append(ids[3], 2, { nothingDue: false, clock }),
  ];
  expect(await Promise.all(mixed)).toEqual([
    'stored',
    'taken',
    expect.stringMatching('no entry before 9'),
    'stored',
  ]);
  expect(await store.claim('clock', clock.due, 1, 9)).toEqual([clock]);
});

test('the entry that ends a match updates its table', async () => {
  const id = await newTable();
  expect(await append(id, 1, { ends: true })).toBe('stored');
  expect((await store.table(id))?.status).toBe('over');
});

test('an id is one line', () => {
  expect(() => store.append(sampleAppend('one\ntwo', 1))).toThrow('one line');
});
