export type { AnalysedMove, Analysis, Bot, Means, Setting, Time } from './bot.ts';
export { loadPlayers } from './load.ts';
export { botOf, type Players, reviewOf } from './of-game.ts';
export { analyse, botFor, hint, isSolved, LEVELS, review } from './players.ts';
export { type PlayedMove, playedIn, type Review, type ReviewedMove } from './review.ts';
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
