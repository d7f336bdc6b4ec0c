export { countSequences } from './count.ts';
export {
  type Ending,
  endingOf,
  type FullBoard,
  legalCells,
  opening,
  type Position,
  take,
} from './position.ts';
export { type FinishedGame, type Review, type ReviewedMove, reviewGame } from './review.ts';
export type { Limit } from './search.ts';
export {
  type Best,
  createSolver,
  type MoveScore,
  type MoveValue,
  type Solver,
  type Value,
} from './solver.ts';
