/** Constant sets of cards, and queries about the sets in a state. */
import { addMember, countMembers, listMembers } from '@hortus/kernel';
import type { CardSet } from './types.ts';

export const emptySet = (setSize: number): CardSet => new Int32Array(setSize);

export function setOf(setSize: number, cards: Iterable<number>): CardSet {
  const set = emptySet(setSize);
  for (const card of cards) addMember(set, 0, card);
  return set;
}

export function both(a: CardSet, b: CardSet): CardSet {
  const set = emptySet(a.length);
  for (let i = 0; i < set.length; i++) set[i] = a[i] & b[i];
  return set;
}

export function without(a: CardSet, b: CardSet): CardSet {
  const set = emptySet(a.length);
  for (let i = 0; i < set.length; i++) set[i] = a[i] & ~b[i];
  return set;
}

export function addAll(to: CardSet, set: CardSet): void {
  for (let i = 0; i < set.length; i++) to[i] |= set[i];
}

/** The cards of a set, lowest first. */
export function listOf(set: CardSet): Int32Array {
  const cards = new Int32Array(countMembers(set, 0, set.length));
  listMembers(set, 0, set.length, cards);
  return cards;
}

/** Does the set in the state's ints share a card with this one? */
export function meets(ints: Int32Array, zone: number, set: CardSet): boolean {
  for (let i = 0; i < set.length; i++) if ((ints[zone + i] & set[i]) !== 0) return true;
  return false;
}
