/**
 * Plays out every line of its own phase, and every move of any other question, in worlds consistent with its view,
 * and takes what turns out best.
 */
import { type Means, useOf } from '@hortus/bots';
import { FastLuck, type Game, type Move, type MoveList, moveList } from '@hortus/kernel';
import { legal, MOVES, type SwayState, turnsIn } from '../src/index.ts';
import { different } from './different.ts';
import { Endgame, nothingIsHidden } from './endgame.ts';
import type { Figures } from './figures.ts';
import { Lines } from './lines.ts';
import { type Decision, type Imagine, Looks } from './looks.ts';
import { Mind } from './mind.ts';
import { withoutNeedless } from './needless.ts';
import { type Line, Playout } from './playout.ts';
import { withoutSurrender } from './surrender.ts';
import { Learned, type Value } from './value/learned.ts';

export interface SearchBreadth {
  /** How many lines of a phase to look at, and how many beginnings of plots to look ahead. */
  readonly lines: number;
  readonly plots: number;
  /** Worlds per round if time is unlimited, so that the same luck gives the same choice on every machine. */
  readonly worlds: number;
  /** Within a phase, try only the lines, not every single move. */
  readonly linesOnly?: true;
  /** Also considers passing for the rest of an attack, as when the networks learned; it's never better than passing. */
  readonly waives?: true;
  /**
   * Errs as people do: also plays lines whose chance to win seems worse by less than this, the closer the
   * more often. It then looks at `worlds` worlds however much time there is.
   */
  readonly slack?: number;
}

const { waive } = MOVES.kinds;

/** Endgame positions to search if time is unlimited. */
const MOST_SOLVED = 2000;
/** Openings vary: in the first turns, chance decides between lines that are almost equally likely to win. */
const OPENING = 2;
const EVEN = 0.003;
/** Worlds after which lines that came to the same every time count as one. */
const ENOUGH = 4;
/** Resolution of that random choice. */
const LOTS = 1 << 30;

/**
 * Rounds of halving until one is left; in whole numbers,
 * since engines may differ in the last bit of a logarithm.
 */
const halvings = (count: number): number => 32 - Math.clz32(count - 1);
const squared = (x: number): number => x * x;

/** A clock that isn't read again once it has said that time is up. */
function untilUp(now: () => number, begun: number, end: number): () => number {
  let last = begun;
  return () => {
    if (last < end) last = now();
    return last;
  };
}

export class Searcher {
  private readonly mind: Mind;
  private readonly lines: Lines;
  private readonly endgame: Endgame;
  private readonly playout: Playout;
  private readonly list: MoveList;
  private readonly sight: SearchBreadth;

  constructor(game: Game, figures: Figures, value: Value, sight: SearchBreadth) {
    this.mind = new Mind(moveList(game), figures);
    this.lines = new Lines(this.mind, moveList(game));
    this.endgame = new Endgame(game.mostMoves, this.mind);
    this.playout = new Playout(new Mind(moveList(game), figures, true), new Learned(value));
    this.list = moveList(game);
    this.sight = sight;
  }

  choose(world: SwayState, seat: number, imagine: Imagine, means: Means, begun = means.now()): Move {
    const luck = new FastLuck(means.rng.below(0x7fffffff));
    imagine(world, luck);
    const n = legal(world, seat, this.list);
    if (n === 1) return this.list[0];
    const scratch: SwayState = { ...world, ints: new Int32Array(world.ints.length) };
    const time = useOf(means);
    const end = begun + time;
    const timed = { ...means, now: untilUp(means.now, begun, end) };
    const isLate = (): boolean => timed.now() >= begun + time / 2;
    const all = this.candidates(world, scratch, seat, this.list.slice(0, n), luck, isLate);
    const { slack } = this.sight;
    const lines =
      slack === undefined
        ? this.solved(world, seat, all, timed, end)
        : withoutSurrender(world, scratch, seat, all, this.list);
    const [[move]] = lines;
    if (lines.every(([first]) => first === move)) return move;
    const decision = { world, scratch, seat, lines, imagine, luck, means: timed, end };
    return (slack === undefined ? this.best(decision) : this.plausible(decision, slack))[0];
  }

  /** The mind's proposals first, then every single move, after which the mind continues. */
  private candidates(
    world: SwayState,
    scratch: SwayState,
    seat: number,
    moves: MoveList,
    luck: FastLuck,
    isLate: () => boolean,
  ): readonly Line[] {
    this.mind.forget();
    const lines = this.lines.propose(world, scratch, seat, this.sight.lines, luck, isLate);
    if (this.sight.linesOnly && lines.length > 1) return lines;
    const single = new Set(lines.filter(({ length }) => length === 1).map(([move]) => move));
    const { waives } = this.sight;
    const others = moves.filter((move) => !single.has(move) && (waives || !waive.is(move)));
    const all = [...lines, ...Array.from(others, (move): Line => [move])];
    return withoutNeedless(world, seat, all);
  }

  /** If everything is known: a line certain to win, or the lines not known to fail. */
  private solved(
    world: SwayState,
    seat: number,
    lines: readonly Line[],
    means: Means,
    end: number,
  ): readonly Line[] {
    const now = means.now();
    if (now >= end || !nothingIsHidden(world, seat)) return lines;
    const until = now + (end - now) / 2;
    const { wins, fails } = this.endgame.judge(world, seat, new Set(lines.map(([move]) => move)), {
      positions: means.ms === Number.POSITIVE_INFINITY ? MOST_SOLVED : Number.POSITIVE_INFINITY,
      stop: () => means.now() >= until,
    });
    if (wins !== undefined) return [[wins]];
    const open = lines.filter(([move]) => !fails.has(move));
    return open.length > 0 ? open : lines;
  }

  /** One of the nearly best lines; without time to look, the first that comes to mind. */
  private plausible(decision: Decision, slack: number): Line {
    const { lines, luck, means, end } = decision;
    const looks = new Looks(decision, this.playout, this.sight.plots);
    let seen: readonly number[] = Array.from(lines.keys());
    while (looks.worlds < this.sight.worlds && means.now() < end) seen = looks.play(seen);
    const { sums, worlds } = looks;
    if (worlds === 0) return lines[0];
    const most = seen.reduce((high, i) => Math.max(high, sums[i]), 0);
    const odds = seen.map((i) => squared(Math.max(0, 1 - (most - sums[i]) / worlds / slack)));
    let left = (luck.below(LOTS) / LOTS) * odds.reduce((a, b) => a + b);
    let chosen = 0;
    while (chosen < seen.length - 1 && left >= odds[chosen]) left -= odds[chosen++];
    return lines[seen[chosen]];
  }

  /**
   * Each round plays every line left in the same worlds with the same luck, until its share of the time is
   * up; then the worse half is dropped. It is over once all lines left begin with the same move.
   */
  private best(decision: Decision): Line {
    const { lines, luck, means, end } = decision;
    const looks = new Looks(decision, this.playout, this.sight.plots);
    const { sums } = looks;
    const order = Int32Array.from(lines.keys());
    const isOpening = turnsIn(decision.world.ints) < OPENING;
    if (isOpening) luck.shuffle(order);
    let left: readonly number[] = [...order];
    const isCounted = means.ms === Number.POSITIVE_INFINITY;
    let now = means.now();
    while (isCounted || now < end) {
      const until = now + (end - now) / halvings(left.length);
      for (let worlds = 0; isCounted ? worlds < this.sight.worlds : now < until; worlds++) {
        left = looks.play(left);
        now = means.now();
      }
      left = [...left].sort((a, b) => sums[b] - sums[a]);
      if (looks.worlds >= ENOUGH) left = different(left, sums);
      const [first, second] = left;
      const isEven =
        looks.worlds > 0 && left.length === 2 && sums[first] - sums[second] <= EVEN * looks.worlds;
      if (isOpening && isEven) return lines[left[luck.below(2)]];
      left = left.slice(0, Math.ceil(left.length / 2));
      if (left.every((i) => lines[i][0] === lines[first][0])) break;
    }
    return lines[looks.worlds > 0 ? left[0] : 0];
  }
}
