/** Where cards lie (CGS-ZONE). A zone is the offset of a set of cards in the state's ints. */
import {
  addMember,
  firstMember,
  hasMember,
  NO_MEMBER,
  nextMember,
  removeMember,
  type Seat,
} from '@hortus/kernel';
import type { CardSet } from '../cards/types.ts';
import { at, type CgsState, WORDS } from '../types.ts';

export const opsOf = (seat: Seat): number => at.ops + seat * WORDS;
export const groundOf = (seat: Seat): number => at.ground + seat * WORDS;
export const siteOf = (player: number): number => at.site + player * WORDS;
/** The common buildsite, which belongs to everybody. */
export const commonSite: number = at.common;
export const wreckOf = (player: number): number => at.wreck + player * WORDS;
export const immuneOf = (player: number): number => at.immune + player * WORDS;
export const openOf = (player: number): number => at.open + player * WORDS;

export const lies = (ints: Int32Array, zone: number, card: number): boolean => hasMember(ints, zone, card);
export const isIn = (set: CardSet, card: number): boolean => hasMember(set, 0, card);
/** One int of a zone’s set, for loops that mask it with other sets. */
export const zoneInt = (ints: Int32Array, zone: number, i: number): number => ints[zone + i];
export const isBarred = (ints: Int32Array, card: number): boolean => hasMember(ints, at.barred, card);

/** Bars a card for the rest of the adventure. */
export const barCard = (ints: Int32Array, card: number): void => addMember(ints, at.barred, card);

/** CGS-ZONE-8 From one zone to another in one step. */
export function moveCard(ints: Int32Array, card: number, from: number, to: number): void {
  removeMember(ints, from, card);
  addMember(ints, to, card);
}

/**
 * Fills a few ints with one value: up to about fifty,
 * a loop is faster than `fill`, which the engine doesn't inline.
 */
export function fillFew(ints: Int32Array, value: number, from: number, to: number): void {
  for (let i = from; i < to; i++) ints[i] = value;
}

export function clearZone(ints: Int32Array, zone: number): void {
  fillFew(ints, 0, zone, zone + WORDS);
}

/** Iterates over the cards of a zone, lowest first; the loop may remove the card it was given. */
export const firstIn = ({ ints, rules }: CgsState, zone: number): number =>
  firstMember(ints, zone, rules.cards.setSize);
export const nextIn = ({ ints, rules }: CgsState, zone: number, after: number): number =>
  nextMember(ints, zone, rules.cards.setSize, after);

/** The cards of a zone, lowest first; the zone may change during the loop. */
export function cardsIn(state: CgsState, zone: number): number[] {
  const cards: number[] = [];
  for (let card = firstIn(state, zone); card !== NO_MEMBER; card = nextIn(state, zone, card))
    cards.push(card);
  return cards;
}
