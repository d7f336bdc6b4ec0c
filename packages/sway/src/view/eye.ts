/** May a viewer know where a hidden card is? */

import type { SwayState } from '../edition/rules.ts';
import { insidersOf, sureOf } from '../state/knowledge.ts';

/** The viewer of everything, beside seats and the table. */
export const EVERYTHING = 5;

/** Does this viewer see the cards of a nook themselves? */
export const seesInto = (state: SwayState, eye: number, nook: number): boolean =>
  eye === EVERYTHING || ((insidersOf(state, nook) >>> eye) & 1) === 1;

export const isSure = (state: SwayState, eye: number, card: number): boolean =>
  ((sureOf(state, card) >>> eye) & 1) === 1;
