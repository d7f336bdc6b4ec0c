import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { testDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';

test('a database with an address is used as it is, and goes on when we stop', async () => {
  const address = await testDatabase();
  const dataFolder = join(tmpdir(), 'hortus-never-made');
  const { url, stop } = await openDatabase(address, { dataFolder, say: () => {} });
  await stop();
  const store = await openStore({ url });
  await store.ping();
  await store.close();
  expect(existsSync(dataFolder)).toBe(false);
});
