import { at } from '../state/layout.ts';
import { openIn } from '../state/pool.ts';
import { PHASE, POOL } from '../types.ts';
import { type Ability, ability } from './ability.ts';
import { DEEDS, type Deeds, deedOf } from './deeds.ts';

/**
 * GEN-SAB-1, WA-SAB-1 Two permissions; in a plot their cards may (WA-SAB-2: must) be laid face down, which is the `by`
 * of engaging. Elsewhere they are plain (GEN-R-84, WA-SAB-4, WA-R-68).
 */
export function sabotageOf(deeds: Deeds = DEEDS.sabotage): Ability {
  const count = deedOf(deeds, 'hide')?.count ?? 0;
  return ability('sabotage', {
    deeds,
    open: (state) => openIn(state, state.ints[at.phase] === PHASE.plot ? POOL.sabotage : POOL.plain, count),
  });
}
