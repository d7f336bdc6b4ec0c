/** Constant sets of cards, and questions about the sets in a state. */
import { addMember } from '@hortus/kernel';
import type { CardSet } from './types.ts';

export const emptySet = (words: number): CardSet => new Int32Array(words);

export function setOf(words: number, cards: Iterable<number>): CardSet {
  const set = emptySet(words);
  for (const card of cards) addMember(set, 0, card);
  return set;
}

export function both(a: CardSet, b: CardSet): CardSet {
  return a.map((word, i) => word & b[i]);
}

export function without(a: CardSet, b: CardSet): CardSet {
  return a.map((word, i) => word & ~b[i]);
}

/** Has the set in the state's words a card of this one? */
export function meets(words: Int32Array, zone: number, set: CardSet): boolean {
  for (let i = 0; i < set.length; i++) if ((words[zone + i] & set[i]) !== 0) return true;
  return false;
}
