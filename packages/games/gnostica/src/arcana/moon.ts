/** Moon. */
import { rodPower } from '../powers/rod.ts';
import { sword } from './suits.ts';
import { use } from './use.ts';

/** GNO-MOO-1, GNO-MOO-2, GNO-R-47 A rod, also among three if the sword that follows leaves no more than three. */
export const MOON_USE = use([rodPower('three'), sword]);
