import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';

/** GEN-TRI-1, WA-TRI-1 One permission. */
export const triumph = ability('triumph', (state) => openIn(state, POOL.plain, 1));
