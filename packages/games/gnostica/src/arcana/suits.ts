/** GNO-CMP-6, GNO-R-3 A minor card, spot or royalty, has the power of its suit. */
import { cupPower } from '../powers/cup.ts';
import { discPower } from '../powers/disc.ts';
import { rodPower } from '../powers/rod.ts';
import { swordPower } from '../powers/sword.ts';
import { use } from './use.ts';

export const cup = cupPower({ limited: true, fromPile: false });
export const rod = rodPower('none');
export const disc = discPower({ anyPile: false });
export const sword = swordPower({ anyPile: false });

/** In the order of the suits: cups, rods, discs, swords. */
export const SUIT_USES = [use([cup]), use([rod]), use([disc]), use([sword])] as const;
