/** Worlds Asunder compared with a second implementation of its ledger. */
import { readTwice } from '@hortus/sway/testing';
import { worldsAsunder } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

readTwice(
  worldsAsunder,
  'WA-VAR-2',
  [...SMALL_SETTINGS, ...SETTINGS],
  [
    ...['engage', 'interrupt', 'draw', 'refill', 'negotiate', 'omen', 'take', 'under', 'persuade', 'send'],
    ...['done', 'recruit', 'unlock', 'discard', 'give', 'finish', 'pass', 'waive'],
  ],
);
