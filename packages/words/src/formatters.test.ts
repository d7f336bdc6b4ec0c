import { expect, test } from 'vitest';
import { formattersOf } from './formatters.ts';
import { fill } from './message.ts';

class Counted extends Intl.NumberFormat {
  static made = 0;
  constructor(language?: string) {
    super(language);
    Counted.made++;
  }
}

test('formatters are made once per language, however many messages are filled', () => {
  const plain = Intl.NumberFormat;
  Intl.NumberFormat = Counted as unknown as typeof Intl.NumberFormat;
  try {
    const message = { one: '{count} card', other: '{count} cards' };
    const said = Array.from({ length: 50 }, (_, count) => fill(message, { count }, 'fr-CH'));
    expect(said[1]).toBe('1 card');
    expect(said[49]).toBe('49 cards');
  } finally {
    Intl.NumberFormat = plain;
  }
  expect(Counted.made).toBe(1);
});

test('each language has its own formatters', () => {
  expect(fill('{count}', { count: 1234 }, 'en')).toBe('1,234');
  expect(fill('{count}', { count: 1234 }, 'de')).toBe('1.234');
  expect(formattersOf('en')).not.toBe(formattersOf('de'));
});
