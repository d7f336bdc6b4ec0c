/** Turns followed through a round in one imagined world after another, until time is up or one is left. */

import { FastLuck, type Seat } from '@hortus/kernel';
import {
  announcerOf,
  END,
  type GnosticaState,
  NONE,
  phaseOf,
  playersLeft,
  size,
  turnsOf,
} from '../src/index.ts';
import { reach } from './daring.ts';
import { SCORE, WIDTH } from './facts.ts';
import type { Judge } from './judge.ts';
import { ENDLESS, LATE, lateness } from './late.ts';
import type { Outlook } from './outlook.ts';
import { redeal } from './redeal.ts';
import { Rounds } from './rounds.ts';
import type { Limit, Turn } from './turns.ts';

/** A turn, announcing at its end or not, and what the worlds said of it. */
export interface Line {
  readonly turn: Turn;
  readonly announces: boolean;
  readonly impression: number;
  sum: number;
  worlds: number;
}

export interface Patience {
  /** Positions of each turn of a round. */
  readonly positions: number;
  /** Positions where a last turn is announced: whoever overlooks how it can be stopped announces in vain. */
  readonly announced?: number;
  /** Worlds at most. */
  readonly worlds: number;
  /** How much surer to win than by going on it must be to announce; less where it is late. */
  readonly caution: number;
  /** How much a world in which the announcement fails counts beyond being lost. */
  readonly doubt?: number;
}

const meanOf = ({ sum, worlds, impression }: Line): number => (sum + impression) / worlds;
const best = (a: Line, b: Line): Line => (meanOf(b) > meanOf(a) ? b : a);

/** Openings vary: in these turns of each player, chance decides between turns that are almost equally likely to win. */
const OPENING = 2;
const EVEN = 0.02;

/** After this many worlds the worse half is dropped, then after twice as many more: each round takes about as long. */
const FIRST_ROUND = 2;

/**
 * How much less playing on is worth late in a game, between two where it seems to have no end: everybody stops whoever
 * comes near the goal, and without this nobody would ever announce.
 */
const LOST_LATER = 0.9;
/** Late in a game, this many points fewer are enough to consider announcing. */
const LESS_TO_CONSIDER = 3;

/** What a chance to win counts for this late in the game, with or without announcing. */
export const weighed = (
  chance: number,
  announces: boolean,
  { caution, doubt = 0 }: Pick<Patience, 'caution' | 'doubt'>,
  late: number,
): number =>
  announces ? chance - (caution + doubt * (1 - chance)) * (1 - late) : chance * (1 - LOST_LATER * late);

/** The turns that make the best first impression, in the order in which they were found. */
export function mostPromising(lines: readonly Line[], turns: number): readonly Line[] {
  const byImpression = lines
    .filter(({ announces }) => !announces)
    .sort((a, b) => b.impression - a.impression);
  const kept = new Set(byImpression.slice(0, turns).map(({ turn }) => turn));
  return lines.filter(({ turn }) => kept.has(turn));
}

/** How late it is; between two, how endless the game seems. */
const lateOf = (state: GnosticaState): number =>
  lateness(state.ints, playersLeft(state) > 2 ? LATE : ENDLESS);

/** This many worlds share a shuffle: see redeal. */
const DEALT_TOGETHER = 8;

/** A deal costs as much as this many positions. */
const DEALING = 10;

export class Follower {
  readonly #outlook: Outlook;
  readonly #judge: Judge;
  readonly #rounds: Rounds;
  readonly #words = new Int32Array(size);
  readonly #dice = new FastLuck(1);
  /** By line, in the world under way. */
  readonly #chances: number[] = [];

  constructor(outlook: Outlook, judge: Judge = outlook) {
    this.#outlook = outlook;
    this.#judge = judge;
    this.#rounds = new Rounds(outlook, judge);
  }

  /** A turn as it is, and announcing where that is worth a thought. */
  linesOf(turn: Turn, state: GnosticaState, seat: Seat): Line[] {
    const impression = this.#judge.impression(turn, state, seat);
    const rests = { turn, announces: false, impression, sum: 0, worlds: 0 };
    return this.#mayAnnounce({ ints: turn.ints, rules: state.rules }, seat)
      ? [rests, { ...rests, announces: true }]
      : [rests];
  }

  /** The line that does best from this position on; if not one world was finished, the first. */
  follow(
    lines: readonly Line[],
    from: GnosticaState,
    seat: Seat,
    patience: Patience,
    limit: Limit,
    luck: FastLuck,
  ): Line {
    this.#rounds.begin(from);
    let left = lines;
    let round = FIRST_ROUND;
    let cut = round;
    let seed = 0;
    for (let world = 1; world <= patience.worlds && left.length > 1 && !limit.watch.isOver; world++) {
      const turn = (world - 1) % DEALT_TOGETHER;
      if (turn === 0) seed = luck.below(0x7fffffff);
      if (!this.#followAll(left, from, seat, patience, limit, seed, turn)) break;
      if (world !== cut) continue;
      left = [...left].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.max(2, left.length >> 1));
      round *= 2;
      cut += round;
    }
    if (left[0].worlds === 0) return left[0];
    const line = left.reduce(best);
    if (turnsOf(from.ints) >= OPENING * from.rules.seats) return line;
    const even = left.filter(
      (other) => other.announces === line.announces && meanOf(line) - meanOf(other) <= EVEN,
    );
    return even[luck.below(even.length)];
  }

  /** Each in the same world with the same luck; false if time ran out: then this world doesn't count for any. */
  #followAll(
    lines: readonly Line[],
    { ints, rules }: GnosticaState,
    seat: Seat,
    patience: Patience,
    limit: Limit,
    seed: number,
    turn: number,
  ): boolean {
    const state: GnosticaState = { ints: this.#words, rules };
    const late = lateOf({ ints, rules });
    for (const [i, line] of lines.entries()) {
      limit.watch.tick(DEALING);
      this.#dice.reseed(seed);
      state.ints.set(line.turn.ints);
      redeal(state, seat, this.#dice, turn);
      const chance = this.#rounds.chance(state, seat, line.turn.lucky, line.announces, limit, this.#dice);
      if (chance === undefined) return false;
      this.#chances[i] = weighed(chance, line.announces, patience, late);
    }
    for (const [i, line] of lines.entries()) {
      line.sum += this.#chances[i];
      line.worlds++;
    }
    return true;
  }

  /** What is held suffices nearly, or will after one more turn. */
  #mayAnnounce(state: GnosticaState, seat: Seat): boolean {
    const { ints, rules } = state;
    const { target } = rules.options;
    if (phaseOf(ints) !== END || announcerOf(ints) !== NONE) return false;
    const hoped = reach(this.#outlook, state, seat);
    const less = LESS_TO_CONSIDER * lateOf(state);
    return hoped >= target - 1 - less || this.#outlook.facts.rows[seat * WIDTH + SCORE] >= target - 2 - less;
  }
}
