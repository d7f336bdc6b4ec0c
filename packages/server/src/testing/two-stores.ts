import { afterAll } from 'vitest';
import type { Store } from '../store.ts';
import { testDatabase } from './database.ts';
import { openTestStore } from './open-store.ts';

/** The stores of two processes on one fresh database, closed after the file's tests. */
export async function twoStores(): Promise<{ url: string; here: Store; there: Store }> {
  const url = await testDatabase();
  const [here, there] = await Promise.all([openTestStore({ url }), openTestStore({ url })]);
  afterAll(() => Promise.all([here.close(), there.close()]));
  return { url, here, there };
}
