/** Dread and sacrifice: how many turns of the other side are still to end, side by side. */
import { EVERYONE, type Sink } from '@hortus/kernel';
import { EVENTS } from './events.ts';
import { at } from './layout.ts';
import type { SwayState } from './rules.ts';

const { counting } = EVENTS.kinds;

/** GEN-DRE-2, WA-SAC-2 Two turns of the other side, three where one of them is under way (WA-R-71). */
export function beginCountdown(state: SwayState, side: number, left: number, told?: Sink): void {
  state.ints[at.countdown + side * 4 + left]++;
  if (told !== undefined) told.tell(counting.pack(side, left), EVERYONE, false);
}

/** GEN-R-69 A turn of the other side has ended, a cut one too; each countdown falls alone (GEN-R-71, WA-R-82). */
export function fallCountdown(state: SwayState, side: number, told?: Sink): void {
  const { ints } = state;
  const from = at.countdown + side * 4;
  if ((ints[from + 1] | ints[from + 2] | ints[from + 3]) === 0) return;
  for (let left = 0; left < 3; left++) {
    const count = ints[from + left + 1];
    ints[from + left] = left === 0 ? ints[from] + count : count;
    if (told !== undefined && count > 0) told.tell(counting.pack(side, left), EVERYONE, false);
  }
  ints[from + 3] = 0;
}

/** GEN-DRE-3 at the second of the turns counted; WA-SAC-3, WA-R-78 at the first or second. */
export function countdownIsDue(state: SwayState, side: number): boolean {
  const { ints, rules } = state;
  const from = at.countdown + side * 4;
  return ints[from] > 0 || (rules.countdownWinsEarly && ints[from + 1] > 0);
}

/** GEN-WIN-2, WA-RND-3 The first unit won ends all. */
export const endCountdowns = (state: SwayState): void => {
  state.ints.fill(0, at.countdown, at.countdown + 8);
};
