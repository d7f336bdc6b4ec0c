/** May a viewer know where a hidden card is? */

import { hasBit } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { insidersOf, sureOf } from '../state/knowledge.ts';

/** The viewer of everything, besides seats and the table. */
export const EVERYTHING = 5;

/** Does this viewer see the cards of a nook themselves? */
export const seesInto = (state: SwayState, eye: number, nook: number): boolean =>
  eye === EVERYTHING || hasBit(insidersOf(state, nook), eye);

export const isSure = (state: SwayState, eye: number, card: number): boolean =>
  hasBit(sureOf(state, card), eye);
