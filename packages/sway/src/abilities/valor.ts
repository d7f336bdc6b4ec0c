import { openIn } from '../pool.ts';
import { POOL } from '../types.ts';
import { ability } from './ability.ts';
import { drawAct } from './drawing.ts';

/** GEN-VAL-1, GEN-VAL-2, WA-VAL-1, WA-VAL-2 Draw up to 1, then one permission that only a valor card can use. */
export const valor = ability('valor', (state) => openIn(state, POOL.undrawn, 1), [
  drawAct('valor', POOL.undrawn, 1, POOL.valor),
]);
