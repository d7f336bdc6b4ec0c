import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';

/** Trading hands may leave no trace in the view of a player who knows neither hand. */
const traceless = ['swapped', 'skipped'];

test.each(gnostica.seats.map((seats) => [seats]))('gnostica with %i players keeps the laws', (seats) => {
  const settings = [{ seats }];
  const games = seats < 4 ? 2 : 1;
  const { steps, counts } = conforms(gnostica, {
    hides: true,
    traceless,
    settings,
    games,
    steps: 40,
    seed: seats,
  });
  expect(steps).toBeGreaterThan(12);
  expect(counts.differing).toBeGreaterThan(10);
});

test.each([
  [2, { start: 'random', cap: 30 }],
  [4, { start: 'random', cap: 20, reshuffle: 'lazy', foolMinions: 'all', draws: 'open' }],
])('in the middle of a game with %i players and %o it keeps them too', (seats, options) => {
  const settings = [{ seats, options }];
  const { steps } = conforms(crowded, { hides: true, traceless, settings, games: 1, steps: 60, seed: 3 });
  expect(steps).toBeGreaterThan(20);
});
