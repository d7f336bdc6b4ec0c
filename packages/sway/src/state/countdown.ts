/** Dread and sacrifice: how many turns of the other side are still to end, side by side. */
import { EVERYONE, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOST_TURNS_LEFT } from '../types.ts';
import { at } from './layout.ts';

const { counting } = EVENTS.kinds;

/** The int that counts a side's countdowns with this many turns left. */
const countdownAt = (side: number, left: number): number =>
  at.countdown + side * (MOST_TURNS_LEFT + 1) + left;

/** A side’s countdown, and how many turns of the other side are still to end. */
export interface Countdown {
  readonly side: number;
  readonly left: number;
}

/** One entry per running countdown. */
export function countdownsIn(ints: Int32Array): Countdown[] {
  const running: Countdown[] = [];
  for (let side = 0; side < 2; side++)
    for (let left = 0; left <= MOST_TURNS_LEFT; left++)
      for (let n = 0; n < ints[countdownAt(side, left)]; n++) running.push({ side, left });
  return running;
}

export function addCountdown(ints: Int32Array, side: number, left: number): void {
  ints[countdownAt(side, left)]++;
}

/** Is a countdown of this side running? */
export function countsDown(ints: Int32Array, side: number): boolean {
  const from = countdownAt(side, 0);
  return (ints[from] | ints[from + 1] | ints[from + 2] | ints[from + 3]) !== 0;
}

/** GEN-DRE-2, WA-SAC-2 Two turns of the other side, three where one of them is under way (WA-R-71). */
export function beginCountdown(state: SwayState, side: number, left: number, told?: Sink): void {
  addCountdown(state.ints, side, left);
  if (told !== undefined) told.tell(counting.pack(side, left), EVERYONE, false);
}

/**
 * GEN-R-69 A turn of the other side has ended, even if cut short;
 * each countdown falls separately (GEN-R-71, WA-R-82).
 */
export function fallCountdown(state: SwayState, side: number, told?: Sink): void {
  const { ints } = state;
  const from = countdownAt(side, 0);
  if ((ints[from + 1] | ints[from + 2] | ints[from + 3]) === 0) return;
  for (let left = 0; left < MOST_TURNS_LEFT; left++) {
    const count = ints[from + left + 1];
    ints[from + left] = left === 0 ? ints[from] + count : count;
    if (told !== undefined && count > 0) told.tell(counting.pack(side, left), EVERYONE, false);
  }
  ints[from + MOST_TURNS_LEFT] = 0;
}

/** GEN-DRE-3 at the second of the turns counted; WA-SAC-3, WA-R-78 at the first or second. */
export function countdownIsDue(state: SwayState, side: number): boolean {
  const { ints, rules } = state;
  return ints[countdownAt(side, 0)] > 0 || (rules.countdownWinsEarly && ints[countdownAt(side, 1)] > 0);
}

/** GEN-WIN-2, WA-RND-3 The first unit won ends them all. */
export const endCountdowns = (state: SwayState): void => {
  state.ints.fill(0, countdownAt(0, 0), countdownAt(2, 0));
};
