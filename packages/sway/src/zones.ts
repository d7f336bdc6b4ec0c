/** Ops, experience, reserve and void: the verbs that move one card, each keeping the counts (ZON). */
import { addMember, type Seat } from '@hortus/kernel';
import { at } from './layout.ts';
import { experienceNook, forget, MARKED, merge, opsNook } from './lore.ts';
import type { SwayState } from './rules.ts';
import { engagerOf } from './sides.ts';
import { SET } from './types.ts';

export * from './sides.ts';

export function addOps(state: SwayState, seat: Seat, card: number): void {
  addMember(state.words, at.ops + seat * SET, card);
  state.words[at.opsCount + seat]++;
}

/**
 * True: it was marked (GEN-R-143), which it no longer is (GEN-R-139). How many cards have gone since the first one
 * drawn in this phase is open; under strike a card that is engaged was none of the drawn ones, so it does not count.
 */
export function removeOps(state: SwayState, seat: Seat, card: number, engaging = false): boolean {
  const words = state.words;
  const word = card >>> 5;
  const bit = 1 << (card & 31);
  words[at.ops + seat * SET + word] &= ~bit;
  words[at.opsCount + seat]--;
  if (words[at.drawn] > 0 && seat === engagerOf(state)) {
    words[at.fresh + word] &= ~bit;
    if (!engaging || words[at.strike] < 2) words[at.gone]++;
  }
  if ((words[at.marked + word] & bit) === 0) return false;
  words[at.marked + word] &= ~bit;
  words[at.markedCount]--;
  return true;
}

/** Brought to ops in this phase, which strike bars (GEN-R-86, WA-R-83). Only the one who engages has such cards. */
export function addFresh(state: SwayState, card: number): void {
  addMember(state.words, at.fresh, card);
  state.words[at.drawn]++;
}

export function addExperience(state: SwayState, home: number, card: number): void {
  addMember(state.words, at.experience + home * SET, card);
  state.words[at.experienceCount + home]++;
}

export function removeExperience(state: SwayState, home: number, card: number): void {
  state.words[at.experience + home * SET + (card >>> 5)] &= ~(1 << (card & 31));
  state.words[at.experienceCount + home]--;
}

/**
 * The whole experience to ops, marked or not; how many (GEN-EXP-2, GEN-EXP-6, WA-OBS-8). What was known of it goes
 * along, all of it where it lay open.
 */
export function emptyExperience(state: SwayState, home: number, seat: Seat, marking: boolean): number {
  const words = state.words;
  const count = words[at.experienceCount + home];
  merge(state, experienceNook(home), marking ? MARKED : opsNook(seat));
  for (let i = 0; i < SET; i++) {
    const cards = words[at.experience + home * SET + i];
    words[at.ops + seat * SET + i] |= cards;
    if (marking) words[at.marked + i] |= cards;
    words[at.experience + home * SET + i] = 0;
  }
  words[at.opsCount + seat] += count;
  if (marking) words[at.markedCount] += count;
  words[at.experienceCount + home] = 0;
  return count;
}

export function addReserve(state: SwayState, side: number, card: number): void {
  addMember(state.words, at.reserve + side * SET, card);
  state.words[at.reserveCount + side]++;
}

export function removeReserve(state: SwayState, side: number, card: number): void {
  state.words[at.reserve + side * SET + (card >>> 5)] &= ~(1 << (card & 31));
  state.words[at.reserveCount + side]--;
}

/** DEF-1: to the void, where it lies open. */
export function discard(state: SwayState, card: number): void {
  addMember(state.words, at.void, card);
  forget(state, card);
}

/** Taken out of the void, to be recruited (GEN-DEF-15, WA-DEF-16) or dealt. */
export function removeVoid(state: SwayState, card: number): void {
  state.words[at.void + (card >>> 5)] &= ~(1 << (card & 31));
}

/** GEN-R-139: they are ordinary ops cards of the turning seat now. */
export function clearMarks(state: SwayState): void {
  const words = state.words;
  if (words[at.markedCount] === 0) return;
  for (let i = 0; i < SET; i++) words[at.marked + i] = 0;
  words[at.markedCount] = 0;
  merge(state, MARKED, opsNook(words[at.turn]));
}
