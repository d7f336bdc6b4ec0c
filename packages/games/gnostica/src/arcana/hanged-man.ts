/** Hanged Man. */
import { trade } from '../powers/trade.ts';
import { rod } from './suits.ts';
import { use } from './use.ts';

/** GNO-HAN-1, GNO-R-44 A rod, then hands are traded with who is targeted at that point. */
export const HANGED_MAN_USE = use([rod, trade]);
