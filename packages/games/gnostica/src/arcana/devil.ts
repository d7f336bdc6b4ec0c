/** Devil. */
import { orientTarget } from '../powers/orient.ts';
import { use } from './use.ts';

/** GNO-DEV-1..3, GNO-R-46 Turns a target of any owner, three times; the only card that turns an enemy. */
export const DEVIL_USE = use([orientTarget, orientTarget, orientTarget]);
