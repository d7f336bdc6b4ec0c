/** Many random sessions, under every law. */
import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from './index.ts';
import { SETTINGS } from './laws.testing.ts';

test.each(Object.entries(SETTINGS))('%s keeps the laws for long', (_, settings) => {
  const report = conforms(cgs, { settings, games: 40, steps: 12_000, seed: 1000, bound: 6000 });
  expect(report.games).toBeGreaterThan(20);
});
