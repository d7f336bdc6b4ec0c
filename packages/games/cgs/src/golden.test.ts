/**
 * Recorded sessions: two, three and four players, two eras, and a group. They use cards of their own, since packs may
 * be tuned.
 */
import { golden } from '@hortus/testkit';
import { test } from 'vitest';
import { cgs } from './index.ts';
import { CARDS, packOf } from './scenarios/tarn.testing.ts';

const eras = {
  Ebb: ['1-2', '5-10 x2', '12-16', '22 x2', '31-32', '40'],
  Flood: ['2', '7-11 x2', '20-30', '31-40'],
};
const pack = { text: packOf({ cards: CARDS, eras }) };

test.each([
  ['two-players', 2, { pack: 'small', adventureCap: 8 }, 120],
  ['two-eras', 2, { pack, adventureCap: 5 }, 140],
  ['three-players', 3, { pack, adventureCap: 4 }, 100],
  ['four-players', 4, { pack, skip: 1, adventureCap: 4 }, 100],
  ['group', 3, { pack, groups: '2,1/1,2', adventureCap: 3 }, 100],
])('golden: %s', (name, seats, options, most) => {
  golden(cgs, name, import.meta.url, { seats, options, most });
});
