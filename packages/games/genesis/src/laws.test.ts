import { SWAY_ASIDES } from '@hortus/sway/testing';
import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

const LAWS = { hides: true, asides: SWAY_ASIDES };

test.each(SMALL_SETTINGS.map((setting, i) => [i, setting] as const))(
  'Genesis keeps the laws with a small deck, setting %i',
  (_, setting) => {
    const report = conforms(genesis, { ...LAWS, settings: [setting], games: 2, steps: 40 });
    expect(report.steps).toBeGreaterThan(10);
  },
  60_000,
);

/** What a large deck makes slow is left to the soak: every move tried, every position loaded, every world played. */
const QUICK = ['options', 'acting', 'listed', 'quitting', 'copies', 'texts', 'luck', 'ends', 'telling'];

test.each(SETTINGS.map((setting, i) => [i, setting] as const))(
  'Genesis keeps the laws with the whole deck, setting %i',
  (_, setting) => {
    const report = conforms(genesis, { ...LAWS, settings: [setting], games: 1, laws: QUICK });
    expect(report.steps).toBeGreaterThan(10);
  },
  60_000,
);
