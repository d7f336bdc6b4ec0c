import { expect, test } from 'vitest';
import { inOneProcess } from './places.ts';
import { raceTrades } from './race.ts';

test('trades on two processes race with plays, seizes and time, for thousands of rounds', async () => {
  const seed = Date.now() % 2 ** 31;
  let [rounds, swaps, beaten] = [0, 0, 0];
  for (; rounds < 20; rounds++) {
    const raced = await raceTrades(400, seed + rounds, inOneProcess);
    swaps += raced.swaps;
    beaten += raced.beaten;
    // Printed as it goes, so that a run that is cut off has shown what it saw.
    console.log(`round ${rounds + 1}, seed ${seed + rounds}: ${swaps} swaps so far, ${beaten} came second`);
  }
  console.log(`seed ${seed}: ${swaps} swaps, ${beaten} that came second`);
  expect(swaps).toBeGreaterThan(500);
});
