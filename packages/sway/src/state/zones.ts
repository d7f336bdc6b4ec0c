/** Ops, experience, reserve and void: the functions that move one card, each keeping the counts (ZON). */
import { addMember, hasMember, removeMember, type Seat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { SET } from '../types.ts';
import { experienceNook, forget, MARKED, merge, opsNook } from './knowledge.ts';
import { at } from './layout.ts';
import { engagerOf } from './sides.ts';

export * from './sides.ts';

export function addOps(state: SwayState, seat: Seat, card: number): void {
  addMember(state.ints, at.ops + seat * SET, card);
  state.ints[at.opsCount + seat]++;
}

/**
 * Returns whether it was marked (GEN-R-143), which it no longer is (GEN-R-139). How many cards have left
 * since the first draw of this phase is public; a card engaged under strike can't be one of the drawn ones,
 * so it doesn't count.
 */
export function removeOps(state: SwayState, seat: Seat, card: number, engaging = false): boolean {
  const ints = state.ints;
  removeMember(ints, at.ops + seat * SET, card);
  ints[at.opsCount + seat]--;
  if (ints[at.drawn] > 0 && seat === engagerOf(state)) {
    removeMember(ints, at.fresh, card);
    if (!engaging || ints[at.strike] < 2) ints[at.gone]++;
  }
  if (!hasMember(ints, at.marked, card)) return false;
  removeMember(ints, at.marked, card);
  ints[at.markedCount]--;
  return true;
}

/**
 * Marks a card as brought to ops in this phase, which strike bars
 * (GEN-R-86, WA-R-83). Only the engaging seat has such cards.
 */
export function addFresh(state: SwayState, card: number): void {
  addMember(state.ints, at.fresh, card);
  state.ints[at.drawn]++;
}

export function addExperience(state: SwayState, home: number, card: number): void {
  addMember(state.ints, at.experience + home * SET, card);
  state.ints[at.experienceCount + home]++;
}

export function removeExperience(state: SwayState, home: number, card: number): void {
  removeMember(state.ints, at.experience + home * SET, card);
  state.ints[at.experienceCount + home]--;
}

/**
 * Moves the whole experience to ops, marked or not, and returns how many cards (GEN-EXP-2, GEN-EXP-6,
 * WA-OBS-8). What was known about it goes along, all of it if it lay open.
 */
export function emptyExperience(state: SwayState, home: number, seat: Seat, marking: boolean): number {
  const ints = state.ints;
  const count = ints[at.experienceCount + home];
  merge(state, experienceNook(home), marking ? MARKED : opsNook(seat));
  for (let i = 0; i < SET; i++) {
    const cards = ints[at.experience + home * SET + i];
    ints[at.ops + seat * SET + i] |= cards;
    if (marking) ints[at.marked + i] |= cards;
    ints[at.experience + home * SET + i] = 0;
  }
  ints[at.opsCount + seat] += count;
  if (marking) ints[at.markedCount] += count;
  ints[at.experienceCount + home] = 0;
  return count;
}

export function addReserve(state: SwayState, side: number, card: number): void {
  addMember(state.ints, at.reserve + side * SET, card);
  state.ints[at.reserveCount + side]++;
}

export function removeReserve(state: SwayState, side: number, card: number): void {
  removeMember(state.ints, at.reserve + side * SET, card);
  state.ints[at.reserveCount + side]--;
}

/** DEF-1: to the void, where everybody sees it. */
export function discard(state: SwayState, card: number): void {
  addMember(state.ints, at.void, card);
  forget(state, card);
}

/** Taken out of the void, to be recruited (GEN-DEF-15, WA-DEF-16) or dealt. */
export function removeVoid(state: SwayState, card: number): void {
  removeMember(state.ints, at.void, card);
}

/** GEN-R-139: marked cards become ordinary ops cards of the turning seat. */
export function clearMarks(state: SwayState): void {
  const ints = state.ints;
  if (ints[at.markedCount] === 0) return;
  for (let i = 0; i < SET; i++) ints[at.marked + i] = 0;
  ints[at.markedCount] = 0;
  merge(state, MARKED, opsNook(ints[at.turn]));
}
