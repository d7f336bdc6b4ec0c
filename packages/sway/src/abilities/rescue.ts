import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';

/** GEN-RES-1, WA-RES-1 One permission. Its right in the own obstruction is `by rescue` in engage.ts. */
export const rescue = ability('rescue', (state) => openIn(state, POOL.plain, 1));
