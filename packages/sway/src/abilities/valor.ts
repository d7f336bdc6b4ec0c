import { POOL } from '../types.ts';
import { drawing } from './drawing.ts';

/** GEN-VAL-1, GEN-VAL-2, WA-VAL-1, WA-VAL-2 Draw up to 1, then one permission that only a valor card can use. */
export const valor = drawing('valor', POOL.undrawn, POOL.valor);
