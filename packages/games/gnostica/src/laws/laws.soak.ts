/** Longer than anybody would wait for with every change: `npm run soak`. */
import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';

const traceless = ['swapped', 'skipped'];

test('gnostica keeps the laws over many games, in a sample of all its settings', () => {
  const { steps } = conforms(gnostica, {
    hides: true,
    traceless,
    mostSettings: 60,
    games: 50,
    steps: 6000,
    seed: 10_000,
  });
  expect(steps).toBeGreaterThan(3000);
});

test.each(gnostica.seats.map((seats) => [seats]))(
  'in the middle of games with %i players it keeps them, in every way to shuffle and to use the Fool',
  (seats) => {
    const settings = ['eager', 'lazy'].flatMap((reshuffle) =>
      ['activation', 'all'].map((foolMinions) => ({
        seats,
        options: { start: 'random', cap: 60, reshuffle, foolMinions },
      })),
    );
    const { steps } = conforms(crowded, {
      hides: true,
      traceless,
      settings,
      games: 20,
      steps: 4000,
      seed: seats,
    });
    expect(steps).toBeGreaterThan(2000);
  },
);
