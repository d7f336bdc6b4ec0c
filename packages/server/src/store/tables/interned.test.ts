import { garden } from '@hortus/garden';
import { TimedMatch } from '@hortus/host';
import { expect, test } from 'vitest';
import { longMatch } from '../../testing/long-match.ts';
import { interned } from './interned.ts';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('equal terms of several tables are in memory once, and so are the options made from them', () => {
  const { row } = longMatch(garden, 2, { options: { format: 'vp20' } });
  const [one, other] = [copyOf(row), copyOf({ ...row, id: 'other' })].map(interned);
  expect(one).toEqual(row);
  expect(JSON.stringify(one)).toBe(JSON.stringify(row));
  expect(one.options).toBe(other.options);
  expect(one.terms?.options).toBe(other.options);
  expect([one.time === other.time, one.terms?.packs === other.terms?.packs]).toEqual([true, true]);
  const matches = [one, other].map((each) => TimedMatch.of(garden, each, [])?.match);
  expect(matches[0]?.options).toBe(matches[1]?.options);
  const longer = interned(copyOf({ ...row, options: { format: 'single' } }));
  expect(longer.options).toEqual({ format: 'single' });
  // A long text, a deck say, is not looked for.
  const deck = { ...row, options: { deck: 'x'.repeat(3000) } };
  expect(interned(copyOf(deck)).options).not.toBe(interned(copyOf(deck)).options);
});
