/** Worlds Asunder compared with a second implementation of its ledger, over many games. */
import { readTwice } from '@hortus/sway/testing';
import { worldsAsunder } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

readTwice(
  worldsAsunder,
  'WA-VAR-2',
  [...SMALL_SETTINGS, ...SETTINGS],
  ['engage', 'interrupt', 'persuade'],
  200,
);
