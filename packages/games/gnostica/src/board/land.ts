/** Territories: the space and its card in one number each, sorted by space. */
import type { Card } from '../cards/cards.ts';
import { at, NONE } from '../types.ts';
import { AHEAD, isInReach, type Space } from './space.ts';

const CARD_BITS = 7;
const CARD_MASK = (1 << CARD_BITS) - 1;

export type Land = number;
export const makeLand = (space: Space, card: Card): Land => (space << CARD_BITS) | card;
export const landSpace = (land: Land): Space => land >> CARD_BITS;
export const landCard = (land: Land): Card => land & CARD_MASK;

function placeOf(words: Int32Array, space: Space): number {
  const wanted = space << CARD_BITS;
  let low = 0;
  let high = words[at.lands];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[at.land + middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The card lying on a space, or NONE. */
export function cardAt(words: Int32Array, space: Space): Card {
  const place = placeOf(words, space);
  if (place === words[at.lands]) return NONE;
  const land = words[at.land + place];
  return landSpace(land) === space ? landCard(land) : NONE;
}

/** GNO-SPC-1 On a space without a card. */
export function layCard(words: Int32Array, space: Space, card: Card): void {
  const place = placeOf(words, space);
  const from = at.land + place;
  words.copyWithin(from + 1, from, at.land + words[at.lands]);
  words[from] = makeLand(space, card);
  words[at.lands]++;
}

/** Takes the card of a territory off the board. */
export function liftCard(words: Int32Array, space: Space): Card {
  const from = at.land + placeOf(words, space);
  const card = landCard(words[from]);
  const last = --words[at.lands];
  words.copyWithin(from, from + 1, at.land + last + 1);
  words[at.land + last] = 0;
  return card;
}

/** GNO-SPC-3 Bare, and no territory beside it; or out of reach (GNO-R-90). */
export const isVoid = (words: Int32Array, space: Space): boolean =>
  !isInReach(space) ||
  (cardAt(words, space) === NONE &&
    cardAt(words, space + AHEAD[0]) === NONE &&
    cardAt(words, space + AHEAD[1]) === NONE &&
    cardAt(words, space + AHEAD[2]) === NONE &&
    cardAt(words, space + AHEAD[3]) === NONE);
