import { expect, test } from 'vitest';
import { inOneProcess, inTwoProcesses } from './places.ts';
import { raceTrades } from './race.ts';

test('trades on two servers race with plays, seizes and time: each acceptance is one swap, or nothing', async () => {
  const { swaps, beaten, seizes, flags } = await raceTrades(40, 11, inOneProcess);
  expect(swaps).toBeGreaterThan(3);
  expect(beaten).toBeGreaterThan(0);
  expect(seizes).toBeGreaterThan(0);
  expect(flags).toBeGreaterThan(0);
});

test('so they do between two processes of the operating system', async () => {
  // How many of each there are is up to the machine, but every kind occurs.
  const raced = await raceTrades(18, 12, inTwoProcesses);
  expect(Object.values(raced)).not.toContain(0);
});
