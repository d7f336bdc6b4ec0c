export { type Advice, adviceOf } from './advise.ts';
export type { Better, CourseTurn, DecisiveTurn } from './better.ts';
export {
  type AnalysedMove,
  type Analysis,
  type Bot,
  deadline,
  type Means,
  mustChoose,
  type Setting,
  type Time,
  useOf,
} from './bot.ts';
export type { Chances, Course, CoursePoint } from './course.ts';
export { decision } from './giving-up.ts';
export type { Learn, Pupil } from './learning.ts';
export { botOf, type Forced, type Players, reviewOf } from './of-game.ts';
export type { Certainty, Prover, Puzzle, PuzzleStep } from './puzzles/puzzle.ts';
export { randomBot } from './random.ts';
export { type PlayedMove, playedIn, type Review, type ReviewedMove, summed } from './review.ts';
export { type Shares, sharesOf, wilson, Z } from './shares.ts';
export {
  type Duel,
  type Duelist,
  duel,
  makeStrengthTable,
  seeing,
  strength,
  type Terms,
} from './strength.ts';
export { emptyWorld, imagined } from './world.ts';
