import { expect, test } from 'vitest';
import { endingOf, opening, type Position, take } from './position.ts';
import { reviewGame } from './review.ts';
import { createSolver } from './solver.ts';
import { cellsNamed, dice, G0, G1, shuffled } from './testing.ts';

const solver = createSolver();

const afterMoves = (layout: readonly number[], moves: readonly number[]): Position[] => {
  const positions = [opening(layout)];
  for (const cell of moves) positions.push(take(positions[positions.length - 1], cell));
  return positions;
};

test('a review gives each move its score and the best there was', () => {
  const moves = cellsNamed('a2 d2 b2 b4 b3 d3 a3');
  const review = reviewGame(solver, { layout: G0, moves, fullBoard: 'block' });
  const positions = afterMoves(G0, moves);
  expect(review?.moves).toEqual(
    moves.map((cell, index) => ({
      cell,
      score: solver.scores(positions[index])?.find((move) => move.cell === cell)?.score,
      best: solver.best(positions[index]),
    })),
  );
  expect(review?.moves.at(-1)).toMatchObject({ score: 10, best: { score: 10 } });
});

test('the result stands after the move where the game turned, and not before it', () => {
  const below = dice(101);
  let turns = 0;
  for (let round = 0; round < 40; round++) {
    const layout = shuffled(16, below);
    const moves: number[] = [];
    let position = opening(layout);
    while (!endingOf(position)) {
      const legal = solver.foresee(position, 1) ?? [];
      moves.push(legal[below(legal.length)].cell);
      position = take(position, moves[moves.length - 1]);
    }
    const review = reviewGame(solver, { layout, moves, fullBoard: 'block' });
    const winner = endingOf(position)?.winner === 'X' ? 0 : 1;
    const favours = (review?.moves ?? []).map(({ best }, index) =>
      best.score > 0 ? index % 2 : (index + 1) % 2,
    );
    const lastAgainst = favours.lastIndexOf(1 - winner);
    expect(review?.turned).toBe(lastAgainst === -1 ? undefined : lastAgainst);
    expect(review?.mistakes.at(-1)).toBe(review?.turned);
    turns += review?.mistakes.length ?? 0;
  }
  expect(turns).toBeGreaterThan(40);
});

test('a game without a mistake never turned; a limit gives up', () => {
  let position = opening(G1);
  const moves: number[] = [];
  while (!endingOf(position)) {
    moves.push(solver.best(position)?.cells[0] ?? -1);
    position = take(position, moves[moves.length - 1]);
  }
  const game = { layout: G1, moves, fullBoard: 'block' } as const;
  expect(reviewGame(solver, game)).toMatchObject({ mistakes: [], turned: undefined });
  expect(reviewGame(solver, game, { nodes: 100 })).toBeUndefined();
});
