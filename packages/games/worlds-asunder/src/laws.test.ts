import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { worldsAsunder } from './index.ts';
import { SETTINGS } from './laws.testing.ts';

test.each(SETTINGS.map((setting, i) => [i, setting] as const))(
  'Worlds Asunder keeps the laws in setting %i',
  (_, setting) => {
    const report = conforms(worldsAsunder, {
      hides: true,
      settings: [setting],
      games: 2,
      steps: 60,
      laws: ['texts', 'positions', 'luck', 'views', 'listed', 'acting', 'ends', 'quitting', 'replays'],
    });
    expect(report.steps).toBeGreaterThan(10);
  },
);
