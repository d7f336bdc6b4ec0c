/** Every combination of the options, and more games of each than laws.test.ts plays. */
import { conforms, settingsOf } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { garden } from './index.ts';

test('garden keeps the laws over many games', () => {
  const report = conforms(garden, {
    settings: settingsOf(garden, 100),
    games: 100,
    steps: 20_000,
    seed: 1000,
  });
  expect(report.steps).toBeGreaterThan(15_000);
});
