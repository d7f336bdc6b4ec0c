import { expect, test } from 'vitest';
import { guestName, newTable, tableChange } from './rest.ts';

test('a name is trimmed, and is one line that reads as it is written', () => {
  expect(guestName.parse('  Ada 👩‍🌾 ')).toBe('Ada 👩‍🌾');
  for (const name of [
    '',
    '   ',
    'x'.repeat(33),
    'a\nb',
    'a\u0000',
    'a\u202eb',
    'a\u2066b',
    'a\u2028b',
    'a\ud800',
    'a\u200b',
    '\u200d',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\u034f',
    '\u115f\u{1d159}',
    'a\u{e0041}',
    7,
    null,
  ])
    expect(guestName.safeParse(name).success, JSON.stringify(name)).toBe(false);
});

test('a table has what was left out, and nothing that is not known', () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'club' }];
  expect(newTable.parse({ game: 'garden', seats })).toMatchObject({
    options: {},
    time: { kind: 'none' },
    takeBacks: true,
    awayLimit: 120,
  });
  expect(newTable.safeParse({ game: 'garden', seats, secret: 'x' }).success).toBe(false);
  expect(newTable.safeParse({ game: 'garden', seats: [] }).success).toBe(false);
  expect(newTable.safeParse({ game: 'garden', seats, time: { kind: 'move', seconds: 1 } }).success).toBe(
    false,
  );
});

test('options are any JSON that is not too deep, not too many', () => {
  const seats = [{ kind: 'me' }];
  const read = (options: unknown): boolean => newTable.safeParse({ game: 'x', seats, options }).success;
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  expect(read({ deck: { cards: [{ name: 'A', sway: 1, epic: true, faction: null }] } })).toBe(true);
  expect(read({ a: nested(8) })).toBe(true);
  for (const depth of [9, 100, 1000, 100_000]) expect(read({ a: nested(depth) }), `${depth}`).toBe(false);
  expect(read({ a: JSON.parse(`${'{"b":'.repeat(50_000)}1${'}'.repeat(50_000)}`) })).toBe(false);
  expect(read({ a: JSON.parse('[1e999]') })).toBe(false);
  expect(read({ a: undefined })).toBe(false);
  expect(read(Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`o${i}`, 1])))).toBe(false);
  expect(tableChange.safeParse({ options: { a: nested(1000) } }).success).toBe(false);
});

test('a change holds what is to change, and no defaults', () => {
  expect(tableChange.parse({ takeBacks: false })).toEqual({ takeBacks: false });
  expect(tableChange.parse({})).toEqual({});
});
