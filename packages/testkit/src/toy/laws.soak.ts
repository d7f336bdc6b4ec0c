/** Longer than anybody would wait for with every change: `npm run soak`. */
import { expect, test } from 'vitest';
import { imaginesAsDealt } from '../as-dealt.ts';
import { conforms } from '../conforms.ts';
import { toys } from '../toys/index.ts';
import { toy } from './index.ts';
import { TOY_CLAUSES as clauses } from './ledger.testing.ts';

test.each(toys.map((game) => [game.id, game] as const))(
  '%s keeps the laws, over many games in every setting',
  (_, game) => {
    const hides = game.id === toy.id;
    const { steps } = conforms(game, {
      hides,
      clauses,
      mostSettings: 100,
      games: 500,
      steps: 30_000,
      seed: 10_000,
    });
    expect(steps).toBeGreaterThan(5000);
  },
);

test.each([2, 4])(
  'skirmish with %i seats imagines worlds as the deal makes them, over many deals',
  (seats) => {
    for (const hand of [2, 3, 4])
      expect(
        imaginesAsDealt(toy, { seats, options: { hand }, avoid: ['strike'], games: 40_000, seed: 7 }),
      ).toBeGreaterThan(100);
  },
);
