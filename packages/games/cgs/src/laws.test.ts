import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from './index.ts';

test('the small pack keeps the laws', () => {
  const report = conforms(cgs, {
    settings: [
      { seats: 2, options: {} },
      { seats: 2, options: { passCap: 1, idleCap: 1, first: 'b' } },
    ],
    games: 3,
    steps: 1200,
  });
  expect(report.counts.asides).toBeGreaterThan(50);
});
