/** Emperor. */
import { orientMinion } from '../powers/orient.ts';
import { rodPower } from '../powers/rod.ts';
import { use } from './use.ts';

/** GNO-EMR-1, GNO-EMR-2, GNO-R-39 Orients a minion, then a rod into any crowd. */
export const EMPEROR_USE = use([orientMinion, rodPower('crowds')]);
