import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Duty, Store } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleDuty } from '../../testing/samples.ts';

let here: Store;
let there: Store;
let run = 0;

beforeAll(async () => {
  const url = await testDatabase();
  [here, there] = await Promise.all([openTestStore({ url }), openTestStore({ url })]);
});
afterAll(() => Promise.all([here.close(), there.close()]));

let table: string;
beforeEach(async () => {
  for (const kind of ['clock', 'bot', 'dealing'] as const)
    for (const duty of await here.claim(kind, 1e15, 0, 10_000)) await here.finishDuty(duty);
  table = `table ${++run}`;
});

const set = (duty: Duty) => here.setDuty(duty.table, duty.kind, duty);

test('a duty is claimed when it is due, by one, until its lease runs out', async () => {
  const duty = sampleDuty(table, 'clock', { due: 1000, seq: 4 });
  await set(duty);
  expect(await here.claim('clock', 999, 50, 10)).toEqual([]);
  expect(await here.claim('bot', 1000, 50, 10)).toEqual([]);
  expect(await here.claim('clock', 1000, 50, 10)).toEqual([duty]);
  expect(await there.claim('clock', 1049, 50, 10)).toEqual([]);
  expect(await there.claim('clock', 1050, 50, 10)).toEqual([duty]);
  await there.finishDuty(duty);
  expect(await here.claim('clock', 9999, 50, 10)).toEqual([]);
});

test('the time comes from the database', async () => {
  const before = await here.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(3_600_000);
  expect(await there.now()).toBeGreaterThanOrEqual(before);
});

test('a hundred duties claimed by two processes at once are each claimed once', async () => {
  const duties = Array.from({ length: 100 }, (_, i) => sampleDuty(`${table} ${i}`, 'bot', { due: i }));
  await Promise.all(duties.map(set));
  const claimed = await Promise.all(
    Array.from({ length: 24 }, (_, i) => (i % 2 ? here : there).claim('bot', 100, 1000, 7)),
  );
  const names = claimed.flat().map((duty) => duty.table);
  expect(new Set(names).size).toBe(names.length);
  const rest = await here.claim('bot', 100, 1000, 1000);
  expect(names.length + rest.length).toBe(100);
});

test('the most urgent come first, as many as asked for', async () => {
  for (const due of [30, 10, 20]) await set(sampleDuty(`${table} ${due}`, 'dealing', { due }));
  expect((await here.claim('dealing', 100, 5, 2)).map(({ due }) => due)).toEqual([10, 20]);
  expect((await here.claim('dealing', 100, 5, 2)).map(({ due }) => due)).toEqual([30]);
});

test('a new duty replaces the old one of its kind, claimed or not', async () => {
  const old = sampleDuty(table, 'clock', { due: 10, seq: 1 });
  const next = sampleDuty(table, 'clock', { due: 20, seq: 2 });
  await set(old);
  expect(await here.claim('clock', 10, 1000, 9)).toEqual([old]);
  await set(next);
  expect(await there.claim('clock', 20, 1000, 9)).toEqual([next]);
  await here.finishDuty(old);
  expect(await there.claim('clock', 2000, 1000, 9)).toEqual([next]);
  await here.setDuty(table, 'clock', undefined);
  expect(await there.claim('clock', 9000, 1000, 9)).toEqual([]);
});

test('a duty set after a later entry stays, whoever sets or drops one late', async () => {
  const later = sampleDuty(table, 'clock', { due: 20, seq: 2 });
  await set(later);
  await there.setDuty(table, 'clock', { ...later, due: 10, seq: 1 });
  await there.setDuty(table, 'clock', undefined, 1);
  expect(await here.claim('clock', 20, 0, 9)).toEqual([later]);
  await there.setDuty(table, 'clock', undefined, 2);
  expect(await here.claim('clock', 20, 0, 9)).toEqual([]);
});

test('the next due time is that of the earliest of its kind, claimed or not', async () => {
  expect(await here.nextDue('clock')).toBeUndefined();
  await set(sampleDuty(`${table} a`, 'clock', { due: 5_000_000_000_000 }));
  await set(sampleDuty(`${table} b`, 'clock', { due: 300 }));
  await set(sampleDuty(`${table} b`, 'bot', { due: 100 }));
  expect(await here.nextDue('clock')).toBe(300);
  const [first] = await here.claim('clock', 300, 1000, 1);
  expect(await there.nextDue('clock')).toBe(300);
  await here.finishDuty(first);
  expect(await there.nextDue('clock')).toBe(5_000_000_000_000);
});
