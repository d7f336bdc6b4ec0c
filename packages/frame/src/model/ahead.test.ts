import { expect, test } from 'vitest';
import { aheadOf } from './ahead.ts';

const hint = { moves: [3, 5, 8], views: ['a', 'b', 'c'], told: [], after: 'd' };

test('a hint that is followed goes on with its next step, and ends with its last', () => {
  const rest = aheadOf(hint, 3);
  expect(rest).toMatchObject({ moves: [5, 8], views: ['b', 'c'], after: 'd' });
  expect(aheadOf(aheadOf(rest, 5), 8)).toBeUndefined();
});

test('another move ends it, and a solved move has no steps', () => {
  expect(aheadOf(hint, 5)).toBeUndefined();
  expect(aheadOf({ move: 3, value: 1 } as never, 3)).toBeUndefined();
  expect(aheadOf(undefined, 3)).toBeUndefined();
});
