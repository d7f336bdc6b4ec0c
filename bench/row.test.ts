import { expect, test } from 'vitest';
import { type Measured, makeTable, number, rowsOf } from './row.ts';

const one: Measured = {
  name: 'walks',
  unit: 'per s',
  against: 'snail',
  own: 3_610_000,
  other: 900,
  ratio: 4000,
};

test('numbers have three digits that count', () => {
  expect([0.40312, 3842, 3_610_000, 12.04, 273.4, 0.00012].map(number)).toEqual([
    '0.403',
    '3,840',
    '3.61 M',
    '12',
    '273',
    '0.00012',
  ]);
});

test('a row is the median over processes, with their spread', () => {
  const [row] = rowsOf([[one], [{ ...one, own: 1, ratio: 1000 }], [{ ...one, other: 950, ratio: 4100 }]], []);
  expect(row).toEqual({
    name: 'walks',
    unit: 'per s',
    against: 'snail',
    value: 3_610_000,
    other: 900,
    ratio: 4000,
    spread: [1000, 4100],
    processes: 3,
  });
});

test('goals are reached or missed, by ratio and by value', () => {
  const goal = { name: 'walks', against: 'snail', ratioAtLeast: 2000 };
  const reached = (goals: Parameters<typeof rowsOf>[1]) => rowsOf([[one]], goals)[0].reached;
  expect(reached([goal])).toBe(true);
  expect(reached([{ ...goal, ratioAtLeast: 4001 }])).toBe(false);
  expect(reached([{ ...goal, valueAtMost: 4 }])).toBe(false);
  expect(reached([{ ...goal, against: 'hare' }])).toBeUndefined();
  expect(reached([{ name: 'walks', against: 'snail', valueAtMost: 4_000_000 }])).toBe(true);
  expect(reached([{ name: 'walks', against: 'snail', valueAtMost: 4 }])).toBe(false);
});

test('shares of games say how many were played', () => {
  const [row] = rowsOf([[{ ...one, games: 400 }]], []);
  expect(row.games).toBe(400);
  expect(makeTable([row, ...rowsOf([[one]], [])]).split('\n')).toEqual([
    '        value  unit   against     ratio  over processes  games  goal',
    'walks  3.61 M  per s  snail, 900  4,000     4,000–4,000    400',
    'walks  3.61 M  per s  snail, 900  4,000     4,000–4,000',
  ]);
});

test('a table has one line a row under its heads', () => {
  const goals = [{ name: 'walks', against: 'snail', ratioAtLeast: 5000 }];
  expect(makeTable(rowsOf([[one]], goals)).split('\n')).toEqual([
    '        value  unit   against     ratio  over processes  goal',
    'walks  3.61 M  per s  snail, 900  4,000     4,000–4,000  ratio 5,000: MISSED',
  ]);
  const both = [{ name: 'walks', against: 'snail', ratioAtLeast: 5, valueAtMost: 4_000_000 }];
  expect(makeTable(rowsOf([[one]], both))).toContain('ratio 5, 4 M per s: reached');
});
