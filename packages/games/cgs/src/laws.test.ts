import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from './index.ts';
import { SETTINGS } from './laws.testing.ts';

test.each(Object.entries(SETTINGS))('%s keeps the laws', (_, settings) => {
  const report = conforms(cgs, { settings, games: 1, steps: 100, bound: 4000 });
  expect(report.counts.asides).toBeGreaterThan(20);
});
