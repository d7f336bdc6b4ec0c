/** What any card gives, the World included; and the powers of a card by name. */
import { type Card, WORLD } from '../cards/cards.ts';
import type { PowerName } from '../powers/power.ts';
import { useOf } from './index.ts';
import type { Use } from './use.ts';
import { WORLD_USE } from './world.ts';

export const useOfAny = (card: Card): Use => (card === WORLD ? WORLD_USE : useOf(card));

/** In the order of use; Judgement names its power once for each card that it may fetch. */
export const powerNames = (card: Card): readonly PowerName[] => useOfAny(card).powers.map(({ name }) => name);
