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

function placeOf(ints: Int32Array, space: Space): number {
  const wanted = space << CARD_BITS;
  let low = 0;
  let high = ints[at.lands];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ints[at.land + middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The card lying on a space, or NONE. */
export function cardAt(ints: Int32Array, space: Space): Card {
  const place = placeOf(ints, space);
  if (place === ints[at.lands]) return NONE;
  const land = ints[at.land + place];
  return landSpace(land) === space ? landCard(land) : NONE;
}

/** GNO-SPC-1 On a space without a card. */
export function layCard(ints: Int32Array, space: Space, card: Card): void {
  const place = placeOf(ints, space);
  const from = at.land + place;
  ints.copyWithin(from + 1, from, at.land + ints[at.lands]);
  ints[from] = makeLand(space, card);
  ints[at.lands]++;
}

/** Takes the card of a territory off the board. */
export function liftCard(ints: Int32Array, space: Space): Card {
  const from = at.land + placeOf(ints, space);
  const card = landCard(ints[from]);
  const last = --ints[at.lands];
  ints.copyWithin(from, from + 1, at.land + last + 1);
  ints[at.land + last] = 0;
  return card;
}

/** GNO-SPC-3 Bare, and no territory beside it; or out of reach (GNO-R-90). */
export const isVoid = (ints: Int32Array, space: Space): boolean =>
  !isInReach(space) ||
  (cardAt(ints, space) === NONE &&
    cardAt(ints, space + AHEAD[0]) === NONE &&
    cardAt(ints, space + AHEAD[1]) === NONE &&
    cardAt(ints, space + AHEAD[2]) === NONE &&
    cardAt(ints, space + AHEAD[3]) === NONE);
