/**
 * A turn consists of many decisions. A decision takes its share of the time of the whole turn, and no more than it is
 * given; the shares of a turn add up to less than one.
 */

import { type Means, type Time, useOf } from '@hortus/bots';
import {
  cardInUse,
  depthOf,
  END,
  FOOL,
  type GnosticaState,
  phaseOf,
  powersLeft,
  powersOf,
  TURN,
  topFrame,
  WORLD,
} from '../src/index.ts';

const [BEGINNING, ONLY_STEP, FIRST_STEP, STEP, LAST] = [0.58, 0.28, 0.18, 0.04, 0.12];
/** A decision's share while using a Fool or World, or what they bring. */
const BROUGHT = 0.02;

/** Where callers don't tell the time of the turn, they give each decision all of it. */
export function shareOf(
  { ms, turnMs = ms, now }: Pick<Means, 'ms' | 'turnMs' | 'now'>,
  { ints }: GnosticaState,
): Time {
  return { ms: Math.min(ms, turnMs * share(ints)), now };
}

function share(ints: Int32Array): number {
  if (phaseOf(ints) === TURN) return BEGINNING;
  if (phaseOf(ints) === END) return LAST;
  const frame = topFrame(ints);
  const card = cardInUse(frame);
  // What they bring is still to be seen.
  if (depthOf(ints) > 1 || card === FOOL || card === WORLD) return BROUGHT;
  const powers = powersOf(card);
  if (powers === 1) return ONLY_STEP;
  return powersLeft(frame) === powers ? FIRST_STEP : STEP;
}

/** A look at the clock costs as much as many positions: it looks again when half of what is left should be over. */
const [LEAST_BETWEEN, MOST_BETWEEN] = [150, 1500];

/** Whether time is up, asked at every position. */
export class Watch {
  isOver = false;
  readonly #now: () => number;
  readonly #start: number;
  readonly #end: number;
  #work = 0;
  #between = LEAST_BETWEEN;
  #left = LEAST_BETWEEN;

  constructor(time: Time) {
    this.#now = time.now;
    this.#start = time.now();
    this.#end = this.#start + useOf(time);
  }

  /** This many positions' worth of work is done. */
  tick(work: number): boolean {
    this.#left -= work;
    if (this.#left <= 0) this.#look();
    return this.isOver;
  }

  #look(): void {
    const now = this.#now();
    this.isOver ||= now >= this.#end;
    this.#work += this.#between - this.#left;
    const half = (this.#work * (this.#end - now)) / (2 * (now - this.#start));
    this.#between = Math.min(Math.max(half, LEAST_BETWEEN), MOST_BETWEEN);
    this.#left = this.#between;
  }
}
