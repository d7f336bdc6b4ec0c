/** Plays lines in one world after another, all with the same luck, and adds up what they come to, as long as there is time. */
import type { Means } from '@hortus/bots';
import { FastLuck } from '@hortus/kernel';
import type { SwayState } from '../src/index.ts';
import type { Line, Playout } from './playout.ts';

/** Fills a state with a world that may be the true one. */
export type Imagine = (into: SwayState, rng: FastLuck) => void;

/** What one decision is made from. */
export interface Decision {
  /** The first world imagined, and a second state to play in. */
  readonly world: SwayState;
  readonly scratch: SwayState;
  readonly seat: number;
  /** The first is what the rules of thumb would play. */
  readonly lines: readonly Line[];
  readonly imagine: Imagine;
  readonly luck: FastLuck;
  readonly means: Means;
  /** When time is up. */
  readonly end: number;
}

export class Looks {
  worlds = 0;
  /** By line. */
  readonly sums: Float64Array;
  private readonly values: Float64Array;
  private readonly decision: Decision;
  private readonly playout: Playout;
  private readonly plots: number;
  private readonly dice = new FastLuck(1);

  constructor(decision: Decision, playout: Playout, plots: number) {
    this.decision = decision;
    this.playout = playout;
    this.plots = plots;
    this.sums = new Float64Array(decision.lines.length);
    this.values = new Float64Array(decision.lines.length);
  }

  /**
   * One more world for these lines. If time runs out between two of them, the world doesn't count, unless it's the first:
   * then only the lines already played are left.
   */
  play(left: readonly number[]): readonly number[] {
    const { world, imagine, luck } = this.decision;
    const isFirst = this.worlds === 0;
    if (!isFirst) imagine(world, luck);
    const order = isFirst ? [...left].sort((a, b) => a - b) : left;
    const played = this.playIn(order, luck.below(0x7fffffff));
    const isWhole = played === order.length;
    if (!isWhole && (!isFirst || played === 0)) return left;
    this.worlds++;
    for (let k = 0; k < played; k++) this.sums[order[k]] += this.values[order[k]];
    return isWhole ? left : order.slice(0, played);
  }

  /** How many of them there was time for. */
  private playIn(order: readonly number[], seed: number): number {
    const { world, scratch, seat, lines, means, end } = this.decision;
    let played = 0;
    while (played < order.length && means.now() < end) {
      const line = order[played++];
      this.dice.reseed(seed);
      this.values[line] = this.playout.value(world, scratch, seat, lines[line], this.plots, this.dice);
    }
    return played;
  }
}
