/**
 * How likely a side is to win the match, in a world that is known, at the beginning of a plot: by a few sums fitted by
 * hand. Bots ask a network (`value/`); this is what the network is measured against.
 */
import type { Seat } from '@hortus/kernel';
import {
  countsDown,
  destinyCount,
  nextSeat,
  PHASE,
  phaseIn,
  type SwayState,
  sideOf,
  turningIn,
  winnerIn,
} from '../src/index.ts';
import { Hand } from './hand.ts';
import { livesOf } from './value/features.ts';
import { logistic } from './worth.ts';

/**
 * The chance to win a match with this many lives against that many, if each turn or round is won by lot: own × SIDE +
 * theirs.
 */
const SIDE = 32;
const BY_LIVES = new Float64Array(SIDE * SIDE);
for (let own = 0; own < SIDE; own++)
  for (let theirs = 0; theirs < SIDE; theirs++)
    BY_LIVES[own * SIDE + theirs] =
      own === 0
        ? 0
        : theirs === 0
          ? 1
          : (BY_LIVES[(own - 1) * SIDE + theirs] + BY_LIVES[own * SIDE + theirs - 1]) / 2;

const clamp = (lives: number): number => (lives < 0 ? 0 : lives < SIDE ? lives : SIDE - 1);

/** How far the one who plots is from an even chance to win the turn: by the cards of both, and what they can do. */
interface Weights {
  /** By number of cards, 0 to LAST. */
  readonly plots: readonly number[];
  readonly waits: readonly number[];
  /** Of one's own, then of the other's: highest total, cards to come, sway, permissions to spare. */
  readonly own: readonly [number, number, number, number];
  readonly theirs: readonly [number, number, number, number];
  /** Worth of each point by which one's own highest total leads, and of leading at all. */
  readonly lead: number;
  readonly ahead: number;
  /** A countdown of one's own, and of the other's. */
  readonly counts: readonly [number, number];
}

/** Fitted to the turns of some thousand matches of minds (logistic regression). */
const GENESIS: Weights = {
  plots: [-3.84, 0.26, 0.43, 0.77, 0.9, 0.89, 0.79, 0.72, 0.72, 0.72],
  waits: [0.96, 0.77, -0.09, -0.24, -0.23, -0.21, -0.01, 0.22, 0.22, 0.22],
  own: [0.058, 0.256, 0.026, 0.031],
  theirs: [-0.08, -0.207, -0.036, -0.067],
  lead: 0.026,
  ahead: 0.013,
  counts: [0.2, -1.7],
};
const WORLDS: Weights = {
  plots: [-2.67, -0.3, 0.03, 0.5, 0.5, 0.81, 0.82, 0.95, 1.08, 1.13],
  waits: [1.32, 0.92, 0.32, 0.13, 0.09, 0.05, -0.1, -0.05, 0.03, 0.1],
  own: [0.033, 0.145, 0.021, 0.038],
  theirs: [-0.041, -0.128, -0.043, -0.115],
  lead: 0.014,
  ahead: 0.225,
  counts: [0.19, -1.68],
};
/** With the destiny empty, a side that can outdo the other mostly does. */
const SPENT: Weights = {
  plots: [-2, -0.3, -0.1, 0, 0, 0.1, 0.14, 0.2, 0.2, 0.2],
  waits: [0.5, -0.2, -0.3, -0.3, 0, 0, 0.1, 0.1, 0.1, 0.1],
  own: [-0.02, 0, 0.05, 0],
  theirs: [-0.06, 0.02, -0.01, -0.04],
  lead: 0.1,
  ahead: 2.4,
  counts: [0, -2],
};

export class Outlook {
  private readonly hand = new Hand();
  private best = 0;

  /** For a side, from 0 to 1: at the beginning of a plot, or at the end. */
  of(state: SwayState, side: number): number {
    const { ints, rules } = state;
    if (phaseIn(ints) === PHASE.over) {
      const winner = winnerIn(ints);
      return winner === side ? 1 : winner === 1 - side ? 0 : 0.5;
    }
    const own = livesOf(state, side);
    const theirs = livesOf(state, 1 - side);
    const turn = turningIn(ints);
    const chance = this.ofTurn(state, turn, nextSeat(rules, turn));
    const wins = sideOf(turn) === side ? chance : 1 - chance;
    return (
      wins * BY_LIVES[clamp(own) * SIDE + clamp(theirs - 1)] +
      (1 - wins) * BY_LIVES[clamp(own - 1) * SIDE + clamp(theirs)]
    );
  }

  private ofTurn(state: SwayState, plots: Seat, waits: Seat): number {
    const { ints } = state;
    const weights = destinyCount(state) === 0 ? SPENT : state.rules.hasReserve ? GENESIS : WORLDS;
    let edge = this.sum(state, plots, weights.plots, weights.own);
    const best = this.best;
    edge += this.sum(state, waits, weights.waits, weights.theirs);
    if (best > this.best) edge += weights.ahead + (best - this.best) * weights.lead;
    if (countsDown(ints, sideOf(plots))) edge += weights.counts[0];
    if (countsDown(ints, sideOf(waits))) edge += weights.counts[1];
    return logistic(edge);
  }

  private sum(state: SwayState, seat: Seat, byCards: readonly number[], each: Weights['own']): number {
    const { hand } = this;
    this.best = hand.measure(state, seat);
    const { n } = hand;
    if (n === 0) return byCards[0];
    const all = (1 << n) - 1;
    return (
      byCards[n] +
      this.best * each[0] +
      hand.drawsOf(all) * each[1] +
      hand.swayOf(all) * each[2] +
      hand.spare * each[3]
    );
  }
}
