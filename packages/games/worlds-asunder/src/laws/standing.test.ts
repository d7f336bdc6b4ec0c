import { standing } from '@hortus/sway/testing';
import { worldsAsunder } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

standing(worldsAsunder, {
  foreign: 'WA-ZON-9',
  earlier: 'WA-VAR-11',
  asserted: 'WA-R-100',
  finite: 'WA-R-113',
  discards: 'WA-VAR-4',
  takeBacks: 'WA-R-122',
  settings: [...SETTINGS, ...SMALL_SETTINGS],
});
