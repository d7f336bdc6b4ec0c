import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

test('a draw counts as its share, and the interval is Wilson’s', () => {
  expect(sharesOf('wwdl', 4)).toMatchObject({ games: 4, won: 2, drawn: 1, share: 0.5625 });
  expect(sharesOf('wwdl', 2).share).toBe(0.625);
  const { low, high } = sharesOf('w'.repeat(200), 2);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.981', '1.000']);
});
