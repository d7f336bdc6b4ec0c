/** How likely a side is to win the match, in a world that is known: at the beginning of a plot, or after a turn was won. */
import { bitCount, type Seat } from '@hortus/kernel';
import { at, destinyCount, nextSeat, PHASE, SET, type SwayState, sideOf } from '@hortus/sway';
import { Hand } from './hand.ts';

/** Chance to win a match with so many lives against so many, each turn or round won by lot: own × SIDE + theirs. */
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

/** Turns or rounds that a side can still lose. */
export function livesOf({ words, rules }: SwayState, side: number): number {
  if (!rules.losesLife) return words[at.reserveCount + side];
  const { lives } = rules.deck;
  let count = 0;
  for (let i = 0; i < SET; i++) {
    let held = words[at.experience + side * SET + i];
    for (let seat = side; seat < rules.seats; seat += 2) held |= words[at.ops + seat * SET + i];
    count += bitCount(held & lives[i]);
  }
  return count;
}

/** Weights: of the one who plots, then of the other: cards, highest total, draws, sway, spare permissions, 0, 1, 2 cards. */
interface Weights {
  readonly start: number;
  readonly plots: Float64Array;
  readonly waits: Float64Array;
  readonly ahead: number;
}

const GENESIS: Weights = {
  start: -0.2,
  plots: Float64Array.of(0.135, 0.062, 0.223, 0.052, 0.018, -5, -0.472, -0.596),
  waits: Float64Array.of(0.005, -0.093, -0.19, -0.053, -0.043, 1.456, 2.205, 0.689),
  ahead: 0.029,
};
const WORLDS: Weights = {
  start: -0.5,
  plots: Float64Array.of(0.139, 0.077, 0.116, 0.014, -0.043, -4.877, -0.326, -0.147),
  waits: Float64Array.of(0.05, -0.078, -0.087, -0.045, 0.034, 1.463, 1.763, 0.389),
  ahead: 0.051,
};
const SPENT: Weights = {
  start: 0.1,
  plots: Float64Array.of(0.243, -0.003, -0.017, 0.014, 0.086, -1.2, -0.2, 0.43),
  waits: Float64Array.of(0.014, -0.017, 0.2, -0.12, -0.039, 2.18, 0.52, -0.17),
  ahead: 0.233,
};

export class Outlook {
  private readonly hand = new Hand();
  private best = 0;

  /** For a side, from 0 to 1: at the beginning of a plot, while a card is given up, or at the end. */
  of(state: SwayState, side: number): number {
    const { words, rules } = state;
    if (words[at.phase] === PHASE.over) {
      const winner = words[at.winner];
      return winner === side ? 1 : winner === 1 - side ? 0 : 0.5;
    }
    const own = livesOf(state, side);
    const theirs = livesOf(state, 1 - side);
    if (words[at.phase] === PHASE.giving) {
      const lost = sideOf(words[at.loser]) === side;
      return BY_LIVES[clamp(own - (lost ? 1 : 0)) * SIDE + clamp(theirs - (lost ? 0 : 1))];
    }
    const turn = words[at.turn];
    const chance = this.ofTurn(state, turn, nextSeat(rules, turn));
    const wins = sideOf(turn) === side ? chance : 1 - chance;
    return (
      wins * BY_LIVES[clamp(own) * SIDE + clamp(theirs - 1)] +
      (1 - wins) * BY_LIVES[clamp(own - 1) * SIDE + clamp(theirs)]
    );
  }

  private ofTurn(state: SwayState, plots: Seat, waits: Seat): number {
    const weights = destinyCount(state) === 0 ? SPENT : state.rules.hasReserve ? GENESIS : WORLDS;
    let edge = weights.start + this.sum(state, plots, weights.plots);
    const best = this.best;
    edge += this.sum(state, waits, weights.waits);
    if (best > this.best) edge += (best - this.best) * weights.ahead;
    return 1 / (1 + Math.exp(-edge));
  }

  private sum(state: SwayState, seat: Seat, weights: Float64Array): number {
    const { hand } = this;
    this.best = hand.measure(state, seat);
    const all = (1 << hand.n) - 1;
    if (hand.n === 0) return weights[5];
    return (
      hand.n * weights[0] +
      this.best * weights[1] +
      hand.drawsOf(all) * weights[2] +
      hand.swayOf(all) * weights[3] +
      hand.spare * weights[4] +
      (hand.n === 1 ? weights[6] : hand.n === 2 ? weights[7] : 0)
    );
  }
}
