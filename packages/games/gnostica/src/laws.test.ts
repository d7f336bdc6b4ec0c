import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from './index.ts';

test.each(gnostica.seats.map((seats) => [seats]))('gnostica with %i players keeps the laws', (seats) => {
  const { steps, counts } = conforms(gnostica, {
    hides: true,
    settings: [{ seats }],
    games: 4,
    steps: 150,
    seed: seats,
  });
  expect(steps).toBeGreaterThan(20);
  expect(counts.differing).toBeGreaterThan(10);
});
