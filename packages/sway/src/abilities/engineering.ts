import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';
import { drawAct } from './drawing.ts';

/** GEN-ENG-1, WA-ENG-1 Draw up to 1, then one permission; paying with it before gives the draw up (GEN-R-20). */
export const engineering = ability('engineering', (state) => openIn(state, POOL.engineering, 1), [
  drawAct('engineering', POOL.engineering, 1, POOL.plain),
]);
