/** Plays lines of its own phase out in many worlds that its view allows, and takes the one that turns out best. */

import { deadline, type Means } from '@hortus/bots';
import { FastLuck, type Game, type Move, moveList } from '@hortus/kernel';
import type { SwayState } from '../src/index.ts';
import type { Figures } from './figures.ts';
import { Lines } from './lines.ts';
import { Mind } from './mind.ts';
import { Outlook } from './outlook.ts';
import { type Line, Playout } from './playout.ts';

export interface SearchBreadth {
  /** Lines looked at, and beginnings of plots ahead. */
  readonly lines: number;
  readonly plots: number;
  /** The maximum number of worlds; exactly this many if time is unlimited. */
  readonly worlds: number;
}

/** Puts a world that may be the true one into a state. */
export type Imagine = (into: SwayState, rng: FastLuck) => void;

export class Searcher {
  private readonly mind: Mind;
  private readonly lines: Lines;
  private readonly playout: Playout;
  private readonly sight: SearchBreadth;

  constructor(game: Game, figures: Figures, sight: SearchBreadth) {
    this.mind = new Mind(moveList(game), figures);
    this.lines = new Lines(this.mind, moveList(game));
    this.playout = new Playout(new Mind(moveList(game), figures, true), new Outlook());
    this.sight = sight;
  }

  choose(world: SwayState, seat: number, imagine: Imagine, means: Means): Move {
    const stop = deadline(means);
    const luck = new FastLuck(means.rng.below(0x7fffffff));
    imagine(world, luck);
    this.mind.forget();
    const scratch: SwayState = { ...world, ints: new Int32Array(world.ints.length) };
    const lines = this.lines.propose(world, scratch, seat, this.sight.lines, luck);
    if (lines.length === 1) return lines[0][0];
    return this.best(world, scratch, seat, lines, imagine, luck, stop, means.ms)[0];
  }

  /** Each round plays every line left once in the same world with the same luck; half of them go when their share is up. */
  private best(
    world: SwayState,
    scratch: SwayState,
    seat: number,
    lines: readonly Line[],
    imagine: Imagine,
    luck: FastLuck,
    stop: () => boolean,
    ms: number,
  ): Line {
    const sums = new Float64Array(lines.length);
    let left = lines.map((_, i) => i);
    const most = ms === Number.POSITIVE_INFINITY ? this.sight.worlds : 1_000_000;
    const dice = new FastLuck(1);
    let worlds = 0;
    let cut = 8;
    for (; worlds < most && left.length > 1 && !stop(); worlds++) {
      if (worlds > 0) imagine(world, luck);
      const seed = luck.below(0x7fffffff);
      for (const i of left) {
        dice.reseed(seed);
        sums[i] += this.playout.value(world, scratch, seat, lines[i], this.sight.plots, dice);
      }
      if (worlds + 1 === cut) {
        left.sort((a, b) => sums[b] - sums[a]);
        left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
        cut *= 2;
      }
    }
    left.sort((a, b) => sums[b] - sums[a]);
    return lines[left[0]];
  }
}
