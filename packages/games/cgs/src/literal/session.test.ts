/** Random sessions beside a second, plain implementation of the ledger that plays along. */
import { expect, test } from 'vitest';
import { ALONG, playAlong } from './along.testing.ts';

test.each(ALONG)(
  'CGS-INV-1, CGS-INV-5, CGS-GEN-6: %s, played along from the words of the ledger',
  (_, options, seats) => {
    const made = new Set<string>();
    for (const seed of [1, 2])
      for (const word of playAlong({ options, seats, seed, most: 150 })) made.add(word);
    for (const word of ['play', 'pass', 'end adventure', 'refuse', 'offer']) expect(made).toContain(word);
  },
);
