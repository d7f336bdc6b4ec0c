/** What wins a turn: the hand-fitted weights of `outlook.ts`. */

/** How far the plotter is from an even chance to win the turn: by both hands and what they can do. */
export interface TurnWeights {
  /** By number of cards, 0 to LAST. */
  readonly plots: readonly number[];
  readonly waits: readonly number[];
  /** For one's own side, then the other's: highest total, cards to come, sway, spare permissions. */
  readonly own: readonly [number, number, number, number];
  readonly theirs: readonly [number, number, number, number];
  /** What each point of a lead in highest total is worth, and leading at all. */
  readonly lead: number;
  readonly ahead: number;
  /** A countdown of one's own, and of the other's. */
  readonly counts: readonly [number, number];
}

/** Fitted to the turns of some thousand matches between minds (logistic regression). */
export const GENESIS_TURNS: TurnWeights = {
  plots: [-3.84, 0.26, 0.43, 0.77, 0.9, 0.89, 0.79, 0.72, 0.72, 0.72],
  waits: [0.96, 0.77, -0.09, -0.24, -0.23, -0.21, -0.01, 0.22, 0.22, 0.22],
  own: [0.058, 0.256, 0.026, 0.031],
  theirs: [-0.08, -0.207, -0.036, -0.067],
  lead: 0.026,
  ahead: 0.013,
  counts: [0.2, -1.7],
};
export const WORLDS_TURNS: TurnWeights = {
  plots: [-2.67, -0.3, 0.03, 0.5, 0.5, 0.81, 0.82, 0.95, 1.08, 1.13],
  waits: [1.32, 0.92, 0.32, 0.13, 0.09, 0.05, -0.1, -0.05, 0.03, 0.1],
  own: [0.033, 0.145, 0.021, 0.038],
  theirs: [-0.041, -0.128, -0.043, -0.115],
  lead: 0.014,
  ahead: 0.225,
  counts: [0.19, -1.68],
};
/** With the destiny empty, a side that can outdo the other usually does. */
export const SPENT: TurnWeights = {
  plots: [-2, -0.3, -0.1, 0, 0, 0.1, 0.14, 0.2, 0.2, 0.2],
  waits: [0.5, -0.2, -0.3, -0.3, 0, 0, 0.1, 0.1, 0.1, 0.1],
  own: [-0.02, 0, 0.05, 0],
  theirs: [-0.06, 0.02, -0.01, -0.04],
  lead: 0.1,
  ahead: 2.4,
  counts: [0, -2],
};
