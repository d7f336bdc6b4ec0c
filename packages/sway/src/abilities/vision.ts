import { at, ENTRY } from '../state/layout.ts';
import { openIn } from '../state/pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';
import { DEEDS, deedOf } from './deeds.ts';

const BUDGET = deedOf(DEEDS.vision, 'budget')?.sway ?? 0;

/**
 * GEN-VIS-1, WA-VIS-1, GEN-R-59: a budget of 7 minus its own printed sway; one pool class per amount left.
 */
export const vision = ability('vision', {
  open(state, _, index) {
    const card = ENTRY.get.card(state.ints[at.engaged + index]);
    openIn(state, POOL.vision1 - 1 + BUDGET - state.rules.deck.sway[card], 1);
  },
});
