/** Chariot. */
import { rodPower } from '../powers/rod.ts';
import { rod } from './suits.ts';
import { use } from './use.ts';

/** GNO-CHA-1, GNO-CHA-2, GNO-R-41 Two rods; the first may stop anywhere if the second moves the same piece on. */
export const CHARIOT_USE = use([rodPower('transit'), rod]);
