/**
 * Plays every line of its own phase, and every move of whatever else is asked, out in worlds that its view allows, and
 * takes what turns out best.
 */
import { type Means, useOf } from '@hortus/bots';
import { FastLuck, type Game, type Move, type MoveList, moveList } from '@hortus/kernel';
import type { Network } from '@hortus/search';
import { legal, type SwayState } from '../src/index.ts';
import type { Figures } from './figures.ts';
import { Lines } from './lines.ts';
import { Mind } from './mind.ts';
import { type Line, Playout } from './playout.ts';
import { Learned } from './value/learned.ts';

export interface SearchBreadth {
  /** Lines of a phase looked at, and beginnings of plots ahead. */
  readonly lines: number;
  readonly plots: number;
  /** Worlds in each round if time is unlimited: then the same luck gives the same choice on every machine. */
  readonly worlds: number;
  /** In a phase the lines alone, without every single move. */
  readonly linesOnly?: true;
  /**
   * Errs as people do: lines that seem worse by less than this chance to win are played too, the nearer the more often. It
   * then looks at so many worlds, however much time there is.
   */
  readonly slack?: number;
}

/** Puts a world that may be the true one into a state. */
export type Imagine = (into: SwayState, rng: FastLuck) => void;

/** A lot is drawn among this many. */
const LOTS = 1 << 30;

export class Searcher {
  private readonly mind: Mind;
  private readonly lines: Lines;
  private readonly playout: Playout;
  private readonly list: MoveList;
  private readonly sight: SearchBreadth;

  constructor(game: Game, figures: Figures, network: Network, sight: SearchBreadth) {
    this.mind = new Mind(moveList(game), figures);
    this.lines = new Lines(this.mind, moveList(game));
    this.playout = new Playout(new Mind(moveList(game), figures, true), new Learned(network));
    this.list = moveList(game);
    this.sight = sight;
  }

  choose(world: SwayState, seat: number, imagine: Imagine, means: Means): Move {
    const begun = means.now();
    const luck = new FastLuck(means.rng.below(0x7fffffff));
    imagine(world, luck);
    const n = legal(world, seat, this.list);
    if (n === 1) return this.list[0];
    const scratch: SwayState = { ...world, ints: new Int32Array(world.ints.length) };
    const lines = this.candidates(world, scratch, seat, this.list.slice(0, n), luck);
    const { slack } = this.sight;
    return slack === undefined
      ? this.best(world, scratch, seat, lines, imagine, luck, begun, means)[0]
      : this.plausible(world, scratch, seat, lines, imagine, luck, begun, means, slack)[0];
  }

  /** What the mind proposes first, then every single move, after which the mind goes on. */
  private candidates(
    world: SwayState,
    scratch: SwayState,
    seat: number,
    moves: MoveList,
    luck: FastLuck,
  ): Line[] {
    this.mind.forget();
    const lines = this.lines.propose(world, scratch, seat, this.sight.lines, luck);
    if (this.sight.linesOnly && lines.length > 1) return lines;
    const single = new Set(lines.filter(({ length }) => length === 1).map(([move]) => move));
    return [
      ...lines,
      ...Array.from(
        moves.filter((move) => !single.has(move)),
        (move) => [move],
      ),
    ];
  }

  /** One of the lines that seem nearly best; without time for a look, the first thing that comes to mind. */
  private plausible(
    world: SwayState,
    scratch: SwayState,
    seat: number,
    lines: readonly Line[],
    imagine: Imagine,
    luck: FastLuck,
    begun: number,
    means: Means,
    slack: number,
  ): Line {
    const sums = new Float64Array(lines.length);
    const dice = new FastLuck(1);
    const until = begun + useOf(means);
    let worlds = 0;
    for (let now = means.now(); worlds < this.sight.worlds && now < until; worlds++) {
      if (worlds > 0) imagine(world, luck);
      const seed = luck.below(0x7fffffff);
      for (let i = 0; i < lines.length; i++) {
        dice.reseed(seed);
        sums[i] += this.playout.value(world, scratch, seat, lines[i], this.sight.plots, dice);
      }
      now = means.now();
    }
    if (worlds === 0) return lines[0];
    const most = sums.reduce((a, b) => Math.max(a, b));
    const odds = sums.map((sum) => Math.max(0, 1 - (most - sum) / worlds / slack) ** 2);
    let left = (luck.below(LOTS) / LOTS) * odds.reduce((a, b) => a + b);
    let chosen = 0;
    while (chosen < lines.length - 1 && left >= odds[chosen]) left -= odds[chosen++];
    return lines[chosen];
  }

  /**
   * Each round plays every line left in the same worlds with the same luck, until its share of the time is up; then the
   * worse half goes.
   */
  private best(
    world: SwayState,
    scratch: SwayState,
    seat: number,
    lines: readonly Line[],
    imagine: Imagine,
    luck: FastLuck,
    begun: number,
    means: Means,
  ): Line {
    const sums = new Float64Array(lines.length);
    let left = lines.map((_, i) => i);
    const dice = new FastLuck(1);
    const rounds = Math.ceil(Math.log2(lines.length));
    const time = useOf(means);
    const isCounted = means.ms === Number.POSITIVE_INFINITY;
    let now = means.now();
    let fresh = true;
    for (let round = 1; round <= rounds && (isCounted || now < begun + time); round++) {
      const until = begun + (time * round) / rounds;
      for (let worlds = 0; isCounted ? worlds < this.sight.worlds : now < until; worlds++) {
        if (!fresh) imagine(world, luck);
        fresh = false;
        const seed = luck.below(0x7fffffff);
        for (const i of left) {
          dice.reseed(seed);
          sums[i] += this.playout.value(world, scratch, seat, lines[i], this.sight.plots, dice);
        }
        now = means.now();
      }
      left.sort((a, b) => sums[b] - sums[a] || a - b);
      left = left.slice(0, Math.ceil(left.length / 2));
    }
    return lines[left[0]];
  }
}
