import { SWAY_ASIDES } from '@hortus/sway/testing';
import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';
import { SETTINGS } from './laws.testing.ts';

test.each(SETTINGS.map((setting, i) => [i, setting] as const))(
  'Genesis keeps the laws in setting %i',
  (_, setting) => {
    const report = conforms(genesis, { hides: true, settings: [setting], games: 1, asides: SWAY_ASIDES });
    expect(report.steps).toBeGreaterThan(4);
  },
  60_000,
);
