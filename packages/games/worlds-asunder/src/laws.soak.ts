/** More games of each setting than laws.test.ts plays. */
import { SWAY_ASIDES } from '@hortus/sway/testing';
import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { worldsAsunder } from './index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

test.each([...SETTINGS, ...SMALL_SETTINGS].map((setting, i) => [i, setting] as const))(
  'Worlds Asunder keeps the laws over many games in setting %i',
  (i, setting) => {
    const report = conforms(worldsAsunder, {
      hides: true,
      asides: SWAY_ASIDES,
      settings: [setting],
      games: 60,
      steps: 3000,
      seed: 1000 * (i + 1),
    });
    expect(report.steps).toBeGreaterThan(2000);
  },
  600_000,
);
