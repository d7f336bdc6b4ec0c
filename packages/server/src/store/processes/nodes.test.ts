import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../store.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore({ url: await testDatabase() });
});
afterAll(() => store.close());

test('a process heard from lately counts as alive, and one that wasn’t does not', async () => {
  expect(await store.beat('a', 1000, 500)).toEqual(['a']);
  expect([...(await store.beat('b', 1100, 600))].sort()).toEqual(['a', 'b']);
  expect([...(await store.beat('b', 2000, 1500))].sort()).toEqual(['b']);
  expect([...(await store.beat('a', 2000, 1500))].sort()).toEqual(['a', 'b']);
});

test('a clock set back doesn’t make any process look dead', async () => {
  await store.beat('c', 9000, 9000);
  await store.beat('c', 8000, 8000);
  expect(await store.beat('d', 9000, 9000)).toContain('c');
});
