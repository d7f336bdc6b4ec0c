/** Tower. */
import { orientMinion } from '../powers/orient.ts';
import { swordPower } from '../powers/sword.ts';
import { use } from './use.ts';

/** GNO-TOW-1, GNO-R-39 Orients a minion, then a sword, with replacements also from the discard pile. */
export const TOWER_USE = use([orientMinion, swordPower({ anyPile: true })]);
