import { expect, test } from 'vitest';
import { raceTrades } from './race.ts';

test('trades on two processes race with plays, seizes and time: each acceptance is one swap, or nothing', async () => {
  const { swaps, beaten, seizes, flags } = await raceTrades(40, 11);
  expect(swaps).toBeGreaterThan(3);
  expect(beaten).toBeGreaterThan(0);
  expect(seizes).toBeGreaterThan(0);
  expect(flags).toBeGreaterThan(0);
});
