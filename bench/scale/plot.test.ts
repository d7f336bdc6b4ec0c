import { expect, test } from 'vitest';
import { type Carried, plot } from './plot.ts';

const row = (matches: number, p99: number, more: Partial<Carried> = {}): Carried => ({
  ...{ kind: 'played', matches, stored: 0, p50: 5, p99, serverCore: 10, databaseCore: 4 },
  ...more,
});

test('a plot has a point per curve and size, and leaves out what was measured beside stored matches', () => {
  const drawn = plot([
    row(100, 20),
    row(200, 400),
    row(200, 30, { stored: 1000 }),
    row(9, 9, { kind: 'idle' }),
  ]);
  expect(drawn.match(/<circle/g)).toHaveLength(8);
  expect(drawn).toContain('>200</text>');
  expect(drawn).toContain('>400</text>');
  expect(drawn).not.toContain('NaN');
});

test('nothing measured is an empty plot', () => {
  expect(plot([])).not.toContain('NaN');
});
