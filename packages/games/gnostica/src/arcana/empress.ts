/** Empress. */
import { cupPower } from '../powers/cup.ts';
import { orientMinion } from '../powers/orient.ts';
import { use } from './use.ts';

/** GNO-EMS-1, GNO-EMS-2, GNO-R-39 Orients a minion, then a cup into any crowd. */
export const EMPRESS_USE = use([orientMinion, cupPower({ limited: false, fromPile: false })]);
