/** Where cards lie (CGS-ZONE). A zone is the offset of a set of cards in the state's words. */
import { addMember, hasMember, lowestBit, removeMember, type Seat } from '@hortus/kernel';
import type { CardSet } from '../cards/types.ts';
import { at, type CgsState, WORDS } from '../types.ts';

export const opsOf = (seat: Seat): number => at.ops + seat * WORDS;
export const groundOf = (seat: Seat): number => at.ground + seat * WORDS;
export const siteOf = (player: number): number => at.site + player * WORDS;
export const wreckOf = (player: number): number => at.wreck + player * WORDS;
export const immuneOf = (player: number): number => at.immune + player * WORDS;
export const openOf = (player: number): number => at.open + player * WORDS;

export const lies = (words: Int32Array, zone: number, card: number): boolean => hasMember(words, zone, card);
export const isIn = (set: CardSet, card: number): boolean => hasMember(set, 0, card);
export const isBarred = (words: Int32Array, card: number): boolean => hasMember(words, at.barred, card);

/** CGS-ZONE-8 From one zone to another in one step. */
export function moveCard(words: Int32Array, card: number, from: number, to: number): void {
  removeMember(words, from, card);
  addMember(words, to, card);
}

export function clearZone(words: Int32Array, zone: number): void {
  words.fill(0, zone, zone + WORDS);
}

/** The cards of a zone, lowest first; the zone may change meanwhile. */
export function cardsIn({ words, rules }: CgsState, zone: number): number[] {
  const cards: number[] = [];
  for (let w = 0; w < rules.cards.words; w++)
    for (let bits = words[zone + w]; bits !== 0; bits &= bits - 1) cards.push((w << 5) + lowestBit(bits));
  return cards;
}
