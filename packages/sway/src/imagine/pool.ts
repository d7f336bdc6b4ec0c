/** The cards that aren't placed yet, in three groups: side 0's, side 1's, neutral. One world at a time. */
import { type Rng, removeMember } from '@hortus/kernel';
import { at } from '../state/layout.ts';
import { MOST_CARDS } from '../types.ts';

export const NEUTRALS = 2;
const cards = [new Int32Array(MOST_CARDS), new Int32Array(MOST_CARDS), new Int32Array(MOST_CARDS)] as const;
const counts = new Int32Array(3);

export function refillPool(groups: readonly Int32Array[]): void {
  for (let group = 0; group < 3; group++) {
    cards[group].set(groups[group]);
    counts[group] = groups[group].length;
  }
}

export const countOf = (group: number): number => counts[group];

/** Takes a random card of one group; it is no longer unseen. */
export function pickOf(ints: Int32Array, group: number, rng: Rng): number {
  return takeAt(ints, group, rng.below(counts[group]));
}

/** The same for two groups together. */
export function pickOfTwo(ints: Int32Array, one: number, other: number, rng: Rng): number {
  const place = rng.below(counts[one] + counts[other]);
  return place < counts[one] ? takeAt(ints, one, place) : takeAt(ints, other, place - counts[one]);
}

export function pickOfAll(ints: Int32Array, rng: Rng): number {
  let place = rng.below(counts[0] + counts[1] + counts[2]);
  let group = 0;
  while (place >= counts[group]) place -= counts[group++];
  return takeAt(ints, group, place);
}

/** Takes this card, wherever it is. */
export function pickCard(ints: Int32Array, card: number): void {
  for (let group = 0; group < 3; group++)
    for (let place = 0; place < counts[group]; place++)
      if (cards[group][place] === card) {
        takeAt(ints, group, place);
        return;
      }
}

function takeAt(ints: Int32Array, group: number, place: number): number {
  const list = cards[group];
  const card = list[place];
  list[place] = list[--counts[group]];
  removeMember(ints, at.unseen, card);
  return card;
}
