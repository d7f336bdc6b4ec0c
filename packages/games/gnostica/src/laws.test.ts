import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { crowded } from './crowded.testing.ts';
import { gnostica } from './index.ts';

test.each(gnostica.seats.map((seats) => [seats]))('gnostica with %i players keeps the laws', (seats) => {
  const { steps, counts } = conforms(gnostica, {
    hides: true,
    settings: [{ seats }],
    games: 2,
    steps: 40,
    seed: seats,
  });
  expect(steps).toBeGreaterThan(20);
  expect(counts.differing).toBeGreaterThan(10);
});

test.each([
  [2, { start: 'random', cap: 30 }],
  [3, { start: 'random', cap: 20, reshuffle: 'lazy', foolMinions: 'all' }],
])('in the middle of a game with %i players and %o it keeps them too', (seats, options) => {
  const { steps } = conforms(crowded, {
    hides: true,
    asides: ['swapped', 'skipped'],
    settings: [{ seats, options }],
    games: 2,
    steps: 60,
    seed: 3,
  });
  expect(steps).toBeGreaterThan(40);
});
