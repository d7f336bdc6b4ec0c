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

test('a change holds what is to change, and no defaults', () => {
  expect(tableChange.parse({ takeBacks: false })).toEqual({ takeBacks: false });
  expect(tableChange.parse({})).toEqual({});
});
