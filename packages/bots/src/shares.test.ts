import { expect, test } from 'vitest';
import { letterOf, sharesOf } from './shares.ts';

test('a draw counts as its share, and the interval is Wilson’s', () => {
  expect(sharesOf('wwdl', 4)).toMatchObject({ games: 4, won: 2, drawn: 1, share: 0.5625 });
  expect(sharesOf('wwdl', 2).share).toBe(0.625);
  const { low, high } = sharesOf('w'.repeat(200), 2);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.981', '1.000']);
});

test('a victory shared with others is a part of one', () => {
  expect(
    [letterOf(1, true, 4), letterOf(1, false, 4), letterOf(2, true, 4), letterOf(2, false, 4)].join(''),
  ).toBe('wl2l');
  expect([letterOf(0, false, 4), letterOf(4, true, 4), letterOf(2, true, 2)].join('')).toBe('ddd');
  expect(sharesOf('w2l3', 4)).toMatchObject({ games: 4, won: 1, drawn: 2, share: (1 + 1 / 2 + 1 / 3) / 4 });
});
