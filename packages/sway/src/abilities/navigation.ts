import { NONE } from '../layout.ts';
import { POOL } from '../types.ts';
import { drawing } from './drawing.ts';

/** GEN-NAV-1, WA-NAV-1 Draw up to 2; no permission. */
export const navigation = drawing('navigation', POOL.navigation, NONE);
