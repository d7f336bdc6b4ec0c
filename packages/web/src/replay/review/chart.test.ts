import type { Review, ReviewedMove } from '@hortus/bots';
import { expect, test } from 'vitest';
import { courseOf, turnKind } from './chart.ts';

const move = (seat: number, before: 1 | 0 | -1, after: 1 | 0 | -1, more: object = {}): ReviewedMove => ({
  seat,
  move: 0,
  game: 1,
  before,
  after,
  best: [1],
  ...more,
});
const review = (...moves: ReviewedMove[]): Review => ({ moves, turns: [], decided: [], exact: true });

test('the course is given for the first seat, no matter who moves', () => {
  const { points, most, games } = courseOf(
    review(move(0, 1, 1), move(1, -1, -1), move(0, 1, -1), move(1, 1, 0)),
  );
  expect(points.map(({ value }) => value)).toEqual([1, 1, 1, -1, 0]);
  expect(points.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(1);
  expect(games).toEqual([]);
});

test('a new game begins a new line, and points are drawn where they count', () => {
  const { points, most, games } = courseOf(
    review(
      move(0, 1, 1, { points: { before: 6, after: 4 } }),
      move(1, 1, 1, { game: 2, points: { before: 9, after: 9 } }),
    ),
  );
  expect(points).toEqual([
    { index: 0, value: 6 },
    { index: 1, value: 4 },
    { index: 1, value: -9 },
    { index: 2, value: -9 },
  ]);
  expect(most).toBe(9);
  expect(games).toEqual([1]);
});

test('mistakes are named by what they cost', () => {
  expect([turnKind(move(0, 1, -1)), turnKind(move(0, 1, 0)), turnKind(move(0, 0, -1))]).toEqual([
    'review.win-to-loss',
    'review.win-to-draw',
    'review.draw-to-loss',
  ]);
});

test('a match without moves can be drawn', () => {
  expect(courseOf(review())).toEqual({ points: [], most: 1, games: [] });
});
