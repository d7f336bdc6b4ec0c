import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';

/** GEN-LEA-1, WA-LEA-1 Two permissions. */
export const leadership = ability('leadership', (state) => openIn(state, POOL.plain, 2));
