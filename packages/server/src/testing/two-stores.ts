import { afterAll } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';
import { testDatabase } from './database.ts';

/** The stores of two processes on one fresh database, closed after the file's tests. */
export async function twoStores(): Promise<{ url: string; here: Store; there: Store }> {
  const url = await testDatabase();
  const [here, there] = await Promise.all([openStore({ url }), openStore({ url })]);
  afterAll(() => Promise.all([here.close(), there.close()]));
  return { url, here, there };
}
