/**
 * How likely a side is to win the match, in a world that is known, at the beginning of a plot: by a few hand-fitted
 * sums. Bots ask a network (`value/`); this is its yardstick.
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
import { SPENT, type TurnWeights } from './turn-weights.ts';
import { livesOf } from './value/features.ts';
import { logistic } from './worth.ts';

/**
 * The chance to win a match with this many lives against that many,
 * if each turn or round is a coin toss, by own × SIDE + theirs.
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

export class Outlook {
  private readonly hand = new Hand();
  private best = 0;

  /** While cards are still drawn. */
  private readonly usual: TurnWeights;

  constructor(usual: TurnWeights) {
    this.usual = usual;
  }

  /** A side's chance from 0 to 1, at the beginning of a plot or at the end. */
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
    const weights = destinyCount(state) === 0 ? SPENT : this.usual;
    let edge = this.sum(state, plots, weights.plots, weights.own);
    const best = this.best;
    edge += this.sum(state, waits, weights.waits, weights.theirs);
    if (best > this.best) edge += weights.ahead + (best - this.best) * weights.lead;
    if (countsDown(ints, sideOf(plots))) edge += weights.counts[0];
    if (countsDown(ints, sideOf(waits))) edge += weights.counts[1];
    return logistic(edge);
  }

  private sum(state: SwayState, seat: Seat, byCards: readonly number[], each: TurnWeights['own']): number {
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
