import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';

/** GEN-BAT-1, WA-BAT-1 Two permissions. Its limits are in engage.ts, its right out of turn in window.ts. */
export const battle = ability('battle', (state) => openIn(state, POOL.plain, 2));
