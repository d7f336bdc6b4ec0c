import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';

/** GEN-RUI-1, WA-RUI-1 One permission. */
export const ruin = ability('ruin', (state) => openIn(state, POOL.plain, 1));
