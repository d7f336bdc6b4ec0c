/** Temperance. */
import { cup } from './suits.ts';
import { use } from './use.ts';

/** GNO-TEM-1 A cup, then a cup. */
export const TEMPERANCE_USE = use([cup, cup]);
