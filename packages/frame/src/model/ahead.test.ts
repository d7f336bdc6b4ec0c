import { expect, test } from 'vitest';
import { aheadOf, stillAhead } from './ahead.ts';

const hint = { moves: [3, 5, 8], views: ['a', 'b', 'c'], told: [], after: 'd' };

test('a hint that is followed continues with its next step, and ends with its last', () => {
  const rest = aheadOf(hint, 3);
  expect(rest).toMatchObject({ moves: [5, 8], views: ['b', 'c'], after: 'd' });
  expect(aheadOf(aheadOf(rest, 5), 8)).toBeUndefined();
});

test('another move ends it, and a solved move has no steps', () => {
  expect(aheadOf(hint, 5)).toBeUndefined();
  expect(aheadOf({ move: 3, value: 1 } as never, 3)).toBeUndefined();
  expect(aheadOf(undefined, 3)).toBeUndefined();
});

test('a move that does the same follows it too', () => {
  const isSame = (hinted: number, move: number): boolean => hinted % 10 === move % 10;
  expect(aheadOf(hint, 13)).toBeUndefined();
  expect(aheadOf(hint, 13, isSame)).toMatchObject({ moves: [5, 8] });
  expect(aheadOf(hint, 14, isSame)).toBeUndefined();
});

test('a hint stands while its next step can be made, in whichever way', () => {
  const isSame = (hinted: number, move: number): boolean => hinted % 10 === move % 10;
  expect(stillAhead(hint, [1, 3])).toEqual(hint);
  expect(stillAhead(hint, [1, 13])).toBeUndefined();
  expect(stillAhead(hint, [1, 13], isSame)).toEqual({ ...hint, moves: [13, 5, 8] });
  expect(stillAhead(hint, [13, 3], isSame)).toEqual(hint);
  expect(stillAhead({ ...hint, moves: [] }, [3], isSame)).toBeUndefined();
});
