/**
 * The destiny: an unseen part whose cards have no order until each is taken at random, and under it what omen put
 * there, in order (GEN-E-9).
 */
import { addMember, nthMember, type Rng, removeMember } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { MOST_CARDS, SET } from '../types.ts';
import { at } from './layout.ts';

/** Cards that omen looks at count until they are moved (GEN-R-40). */
export const destinyCount = (state: SwayState): number =>
  state.ints[at.unseenCount] + state.ints[at.underCount] + state.ints[at.lookedCount];

/** Is the next card one put under, rather than an unseen one? */
export const wasUnder = (state: SwayState): boolean => state.ints[at.unseenCount] === 0;

export function addUnseen(state: SwayState, card: number): void {
  addMember(state.ints, at.unseen, card);
  state.ints[at.unseenCount]++;
}

/** A random unseen card, then those under from the top. There must be a card. */
export function takeTop(state: SwayState, rng: Rng): number {
  const count = state.ints[at.unseenCount];
  if (count === 0) return takeUnder(state);
  const card = nthMember(state.ints, at.unseen, SET, rng.below(count));
  removeMember(state.ints, at.unseen, card);
  state.ints[at.unseenCount] = count - 1;
  return card;
}

function takeUnder(state: SwayState): number {
  const ints = state.ints;
  const from = ints[at.underFrom];
  const card = ints[at.under + from];
  ints[at.under + from] = 0;
  ints[at.underCount]--;
  ints[at.underFrom] = ints[at.underCount] === 0 || from + 1 === MOST_CARDS ? 0 : from + 1;
  return card;
}

/** GEN-OME-3, WA-OME-3: to the bottom. */
export function putUnder(state: SwayState, card: number): void {
  const ints = state.ints;
  const place = ints[at.underFrom] + ints[at.underCount]++;
  ints[at.under + (place < MOST_CARDS ? place : place - MOST_CARDS)] = card;
}

/** The card this many places below the unseen part. */
export function underAt(state: SwayState, depth: number): number {
  const place = state.ints[at.underFrom] + depth;
  return state.ints[at.under + (place < MOST_CARDS ? place : place - MOST_CARDS)];
}
