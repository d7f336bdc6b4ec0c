import { NONE } from '../layout.ts';
import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';
import { drawAct } from './drawing.ts';

/** GEN-NAV-1, WA-NAV-1 Draw up to 2; no permission. */
export const navigation = ability('navigation', (state) => openIn(state, POOL.navigation, 1), [
  drawAct('navigation', POOL.navigation, 2, NONE),
]);
