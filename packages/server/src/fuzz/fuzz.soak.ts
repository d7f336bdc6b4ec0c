import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('100,000 odd requests and messages cause no fault of ours, no leak and no silence', async () => {
  const seed = Number(process.env.HORTUS_SEED ?? Date.now() % 2 ** 31);
  const { requests, messages, statuses, played, refused, faults } = await fuzz(
    Number(process.env.HORTUS_INPUTS ?? 100_000),
    seed,
  );
  console.log(`seed ${seed}: ${requests} requests, ${messages} messages`, statuses);
  console.log(`${played} moves played`, refused);
  expect(faults).toEqual([]);
});
