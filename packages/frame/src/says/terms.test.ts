import { loadWords, MORE } from '@hortus/words';
import { expect, test } from 'vitest';
import { timeWords } from './terms.ts';

const words = await loadWords('en', { games: [], books: [MORE] });
const perMove = (seconds: number): string => timeWords(words, { kind: 'move', seconds });

test('a time is said in the largest unit that divides it', () => {
  expect([172_800, 3600, 5400, 60, 90, 1, 0].map(perMove)).toEqual([
    '2 days per move',
    '1 hour per move',
    '90 minutes per move',
    '1 minute per move',
    '90 seconds per move',
    '1 second per move',
    '0 seconds per move',
  ]);
});

class Counted extends Intl.NumberFormat {
  static made = 0;
  constructor(language?: string, options?: Intl.NumberFormatOptions) {
    super(language, options);
    Counted.made++;
  }
}

test('formatters for times are created once per language', () => {
  const plain = Intl.NumberFormat;
  Intl.NumberFormat = Counted as unknown as typeof Intl.NumberFormat;
  try {
    for (let seconds = 1; seconds <= 50; seconds++)
      timeWords({ ...words, language: 'de' }, { kind: 'move', seconds });
  } finally {
    Intl.NumberFormat = plain;
  }
  expect(Counted.made).toBe(4);
});
