/** What any card gives, the World included; and the powers of a card by name. */
import { type Card, givesOf, WORLD } from '../cards/cards.ts';
import type { PowerName } from '../cards/gives.ts';
import { useOf } from './index.ts';
import { makeUse, type Use } from './make.ts';
import { copying } from './world.ts';

const WORLD_USE = makeUse(givesOf(WORLD), copying);

export const useOfAny = (card: Card): Use => (card === WORLD ? WORLD_USE : useOf(card));

/** In the order of use; Judgement's power is named once for each card that it may fetch. */
export const powerNames = (card: Card): readonly PowerName[] => givesOf(card).powers.map((deed) => deed.do);
