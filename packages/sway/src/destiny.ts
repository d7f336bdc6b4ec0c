/**
 * The destiny: an unseen part whose cards have no order until taken, each by lot, and under it what omen put there,
 * in order (GEN-E-9).
 */
import { addMember, nthMember, type Rng, removeMember } from '@hortus/kernel';
import { at } from './layout.ts';
import type { SwayState } from './rules.ts';
import { MOST_CARDS, SET } from './types.ts';

/** Cards that omen looks at count until they are moved (GEN-R-40). */
export const destinyCount = (state: SwayState): number =>
  state.words[at.unseenCount] + state.words[at.underCount] + state.words[at.lookedCount];

/** The next card taken lies under, not unseen. */
export const wasUnder = (state: SwayState): boolean => state.words[at.unseenCount] === 0;

export function addUnseen(state: SwayState, card: number): void {
  addMember(state.words, at.unseen, card);
  state.words[at.unseenCount]++;
}

/** Unseen by lot, then under from the top. There must be a card. */
export function takeTop(state: SwayState, rng: Rng): number {
  const count = state.words[at.unseenCount];
  if (count === 0) return takeUnder(state);
  const card = nthMember(state.words, at.unseen, SET, rng.below(count));
  removeMember(state.words, at.unseen, card);
  state.words[at.unseenCount] = count - 1;
  return card;
}

function takeUnder(state: SwayState): number {
  const words = state.words;
  const from = words[at.underFrom];
  const card = words[at.under + from];
  words[at.under + from] = 0;
  words[at.underCount]--;
  words[at.underFrom] = words[at.underCount] === 0 || from + 1 === MOST_CARDS ? 0 : from + 1;
  return card;
}

/** GEN-OME-3, WA-OME-3: to the bottom. */
export function putUnder(state: SwayState, card: number): void {
  const words = state.words;
  const place = words[at.underFrom] + words[at.underCount]++;
  words[at.under + (place < MOST_CARDS ? place : place - MOST_CARDS)] = card;
}

/** The card that lies so many places under the unseen part. */
export function underAt(state: SwayState, depth: number): number {
  const place = state.words[at.underFrom] + depth;
  return state.words[at.under + (place < MOST_CARDS ? place : place - MOST_CARDS)];
}
