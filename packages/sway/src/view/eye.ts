/** May a viewer know where a hidden card lies? */
import { lowestBit } from '@hortus/kernel';
import { couldBeIn, countIn, insidersOf, isSlotNook, sureOf, UNDER } from '../lore.ts';
import type { SwayState } from '../rules.ts';

/** The viewer of everything, beside seats and the table. */
export const EVERYTHING = 5;

/** Does this viewer see the cards of a nook themselves? */
export const seesInto = (state: SwayState, eye: number, nook: number): boolean =>
  eye === EVERYTHING || ((insidersOf(state, nook) >>> eye) & 1) === 1;

export const isSure = (state: SwayState, eye: number, card: number): boolean =>
  ((sureOf(state, card) >>> eye) & 1) === 1;

/** Is one nook left that the card can be in, and does that say which card it is there? */
export function concludes(state: SwayState, eye: number, card: number): boolean {
  const nooks = couldBeIn(state, card, eye);
  if (nooks === 0 || (nooks & (nooks - 1)) !== 0) return false;
  const nook = lowestBit(nooks);
  return nook !== UNDER && (!isSlotNook(nook) || countIn(state, nook) === 1);
}
