import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';

/** GEN-WAR-1, WA-WAR-1 One permission. Its limits are in engage.ts. */
export const warfare = ability('warfare', (state) => openIn(state, POOL.plain, 1));
