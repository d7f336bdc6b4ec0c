import { standing } from '@hortus/sway/testing';
import { genesis } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

standing(genesis, {
  foreign: 'GEN-ZON-8',
  earlier: 'GEN-VAR-11',
  asserted: 'GEN-R-108',
  finite: 'GEN-R-119',
  discards: 'GEN-R-15',
  takeBacks: 'GEN-R-140',
  settings: [...SETTINGS, ...SMALL_SETTINGS],
});
