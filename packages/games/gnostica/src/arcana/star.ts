/** Star. */
import { discPower } from '../powers/disc.ts';
import { orientMinion } from '../powers/orient.ts';
import { use } from './use.ts';

/** GNO-STA-1, GNO-STA-2, GNO-R-39 Orients a minion, then a disc, with replacements also from the discard pile. */
export const STAR_USE = use([orientMinion, discPower({ anyPile: true })]);
