/** Genesis compared with a second implementation of its ledger, over many games. */
import { readTwice } from '@hortus/sway/testing';
import { genesis } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

readTwice(genesis, 'GEN-VAR-2', [...SMALL_SETTINGS, ...SETTINGS], ['engage', 'interrupt', 'persuade'], 200);
