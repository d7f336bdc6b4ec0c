// Reading order: puzzle.ts says what a puzzle is, make.ts makes one, rate.ts rates it, check.ts proves it again.
export { faultsOf } from './check.ts';
export { puzzleAt } from './make.ts';
export { askedIn, puzzleState, readMove } from './puzzle.ts';
export { ratingOf } from './rate.ts';
