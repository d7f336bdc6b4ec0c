/** Wheel of Fortune. */
import { cupPower } from '../powers/cup.ts';
import { use } from './use.ts';

/** GNO-WHE-1, GNO-R-43 A cup; a territory may also be the top card of the draw pile. */
export const WHEEL_USE = use([cupPower({ limited: true, fromPile: true })]);
