/** Genesis compared with a second implementation of its ledger. */
import { readTwice } from '@hortus/sway/testing';
import { genesis } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

readTwice(
  genesis,
  'GEN-VAR-2',
  [...SMALL_SETTINGS, ...SETTINGS],
  [
    ...[
      'engage',
      'interrupt',
      'draw',
      'refill',
      'negotiate',
      'omen',
      'take',
      'under',
      'persuade',
      'send',
      'done',
    ],
    ...['name', 'recruit', 'bring', 'recall', 'discard', 'give', 'finish', 'store', 'pass', 'waive'],
  ],
);
