import { at } from '../layout.ts';
import { openIn } from '../pool.ts';
import { PHASE, POOL } from '../types.ts';
import { ability } from './ability.ts';

/**
 * GEN-SAB-1, WA-SAB-1 Two permissions; in a plot their cards may (WA-SAB-2: must) be laid face down, which is the `by`
 * of engaging. Elsewhere they are plain (GEN-R-84, WA-SAB-4, WA-R-68).
 */
export const sabotage = ability('sabotage', (state) =>
  openIn(state, state.words[at.phase] === PHASE.plot ? POOL.sabotage : POOL.plain, 2),
);
