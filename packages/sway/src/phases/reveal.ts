/** Cards laid face down are turned up, and in a match with a reveal phase their abilities are executed (WA-R-64 to WA-R-76). */
import type { Sink } from '@hortus/kernel';
import { execute } from '../acts/engage.ts';
import type { SwayState } from '../edition/rules.ts';
import { at, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { turnUp } from '../state/lines.ts';
import { emptyPool, poolIsEmpty } from '../state/pool.ts';
import { engagerOf } from '../state/zones.ts';
import { MOST_CARDS, PHASE } from '../types.ts';
import { compare } from './compare.ts';
import { engaging } from './phase.ts';
import { enterPhase, newSpan } from './turn.ts';

/** Places in `engaged` of the cards that are turned up. */
const places = new Int32Array(MOST_CARDS);

/** True if the plotter is asked in a reveal window; the totals are compared at its end (WA-E-2). */
export function turnUpHidden(state: SwayState, side: number, told?: Sink): boolean {
  const { ints, rules } = state;
  let count = 0;
  for (let i = 0; i < ints[at.engagedCount]; i++)
    if ((ints[at.engaged + i] & ENTRY_BITS.hidden) !== 0) places[count++] = i;
  turnUp(state, side, told);
  if (rules.phases[PHASE.reveal] === undefined) return false;
  emptyPool(state);
  enterPhase(state, PHASE.reveal, false, told);
  const plotter = engagerOf(state);
  for (let i = 0; i < count; i++) {
    const entry = ints[at.engaged + places[i]];
    const announced = ENTRY.get.as(entry);
    const ability = announced === 0 ? rules.deck.ability[ENTRY.get.card(entry)] : announced - 1;
    execute(state, plotter, places[i], ability, false, told);
  }
  if (poolIsEmpty(state)) return false;
  if (rules.clockByPhase) newSpan(ints);
  return true;
}

export const reveal = engaging('reveal', (state, _, told) => compare(state, told));
