/** What each card gives. The World, which asks this table what it may copy, is in of-any.ts. */
import { type Card, isMajor, numberOf, suitOf, WORLD } from '../cards/cards.ts';
import { MAJORS_GIVE, SUITS_GIVE } from '../cards/gives.ts';
import { makeUse, type Use } from './make.ts';

const SUIT_USES: readonly Use[] = SUITS_GIVE.map((gives) => makeUse(gives));
const MAJOR_USES: readonly Use[] = MAJORS_GIVE.slice(0, numberOf(WORLD)).map((gives) => makeUse(gives));

/** What any card except the World gives. */
export const useOf = (card: Card): Use =>
  isMajor(card) ? MAJOR_USES[numberOf(card)] : SUIT_USES[suitOf(card)];
