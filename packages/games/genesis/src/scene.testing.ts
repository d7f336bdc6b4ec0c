/** For tests: positions of Genesis with the names of GEN-DCK-15; E plays the Evergreens as seat a, S the Swifts as b. */
import { scenesFrom } from '@hortus/sway/testing';
import { genesis } from './index.ts';

export const BATTLES = 'Wildfire Break, Felling Day, Boarding Axe, Broadside, Crossed Staves, Breaking Dam';

export const at = scenesFrom(genesis, 'Evergreens, Swifts', {
  'reserve a': 'Long Frost, Harvest of Suns, Open Gate',
  'reserve b': 'Falling Ember, Thousand Harbours, Landfall',
});
