/** A finished game looked at again: what each move was worth, what would have been best, where it turned. */
import { type FullBoard, opening, take } from './position.ts';
import type { Limit } from './search.ts';
import { type Best, bestOf, type Solver } from './solver.ts';

export interface FinishedGame {
  readonly layout: readonly number[];
  /** The cells taken, in order; the game may have ended early by resignation or time. */
  readonly moves: readonly number[];
  readonly fullBoard: FullBoard;
}

export interface ReviewedMove {
  readonly cell: number;
  /** Score of the move played, for the player who made it. */
  readonly score: number;
  /** What was to be had, and by which moves. */
  readonly best: Best;
}

export interface Review {
  readonly moves: readonly ReviewedMove[];
  /** Indices of moves that let go a win, or a draw. */
  readonly mistakes: readonly number[];
  /** The last of them: from then on the result stood. Undefined if it stood from the start. */
  readonly turned: number | undefined;
}

const isMistake = (move: ReviewedMove): boolean => Math.sign(move.score) < Math.sign(move.best.score);

/** Undefined if the limit, which holds for each position apart, was reached. */
export const reviewGame = (solver: Solver, game: FinishedGame, limit?: Limit): Review | undefined => {
  const moves: ReviewedMove[] = [];
  let position = opening(game.layout, game.fullBoard);
  for (const cell of game.moves) {
    const next = take(position, cell);
    const scores = solver.scores(position, limit);
    if (!scores) return undefined;
    const score = scores.find((move) => move.cell === cell)?.score;
    if (score === undefined) throw new Error(`cell ${cell} has no score`);
    moves.push({ cell, score, best: bestOf(scores) });
    position = next;
  }
  const mistakes = moves.flatMap((move, index) => (isMistake(move) ? [index] : []));
  return { moves, mistakes, turned: mistakes.at(-1) };
};
