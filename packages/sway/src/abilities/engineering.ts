import { POOL } from '../types.ts';
import { drawing } from './drawing.ts';

/** GEN-ENG-1, WA-ENG-1 Draw up to 1, then one permission; paying with it before gives the draw up (GEN-R-20). */
export const engineering = drawing('engineering', POOL.engineering, POOL.plain);
