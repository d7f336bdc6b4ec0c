/** Justice. */
import { trade } from '../powers/trade.ts';
import { sword } from './suits.ts';
import { use } from './use.ts';

/** GNO-JUS-1, GNO-R-44 Hands are traded, then a sword, which uses the new hand. */
export const JUSTICE_USE = use([trade, sword]);
