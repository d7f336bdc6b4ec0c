/** What each fact is worth in points of score. */
import type { Fact } from './facts.ts';

export type Weights = Readonly<Record<Fact, number>>;

/** How much of the score will last into the next rounds, fitted to games between bots. */
export const SOON: Weights = {
  oneFaced: 0.583,
  twoFaced: 0.691,
  threeFaced: 0.68,
  oneNear: 0.778,
  moreNear: 0.821,
  oneSafe: 0.811,
  moreSafe: 0.878,
  mostFaced: -0.011,
  high: -0.012,
  higher: -0.011,
  chance: 0.12,
  chances: 0.02,
  prey: -0.078,
  preys: 0.007,
  shared: 0.102,
  small: -0.099,
  medium: -0.011,
  large: -0.071,
  idle: 0.052,
  blind: -0.034,
  powers: 0.164,
  cups: 0.102,
  rods: 0.1,
  discs: 0.021,
  swords: 0.058,
  majors: 0.099,
  score: 0,
};

/**
 * The same, and what helps to win in the end: large men, strong cards, territories that cannot be entered. Fitted, then
 * changed as games were won with it: all at once a little up or down at random, one side against its opposite.
 */
export const LASTING: Weights = {
  oneFaced: 0.517,
  twoFaced: 0.818,
  threeFaced: 1.045,
  oneNear: 0.835,
  moreNear: 1.074,
  oneSafe: 0.897,
  moreSafe: 0.977,
  mostFaced: -0.165,
  high: 0.09,
  higher: 0.155,
  chance: 0.133,
  chances: 0.123,
  prey: -0.046,
  preys: 0.017,
  shared: 0.268,
  small: -0.196,
  medium: 0.324,
  large: 0.395,
  idle: 0.1,
  blind: -0.122,
  powers: 0.446,
  cups: 0.138,
  rods: 0.118,
  discs: 0.138,
  swords: 0.108,
  majors: 0.455,
  score: 0.0,
};
