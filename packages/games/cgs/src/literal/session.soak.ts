/** Many sessions, played along. */
import { expect, test } from 'vitest';
import { ALONG, playAlong } from './along.testing.ts';

const WORDS = [
  ...[
    'ready',
    'claim',
    'play',
    'add',
    'close',
    'done',
    'pass',
    'agree',
    'refuse',
    'end adventure',
    'end era',
    'time',
    'resign',
  ],
  ...['disable', 'divert', 'wreck', 'recover', 'reuse', 'seize', 'seize1', 'immune'],
  ...['offer', 'accept', 'decline', 'withdraw', 'sit out', 'rejoin'],
];

test('sessions of all kinds go as the ledger tells them', () => {
  const made = new Set<string>();
  for (const [, options, seats] of ALONG)
    for (let seed = 100; seed < 160; seed++)
      for (const word of playAlong({ options, seats, seed, most: 500 })) made.add(word);
  expect(WORDS.filter((word) => !made.has(word))).toEqual([]);
});
