import { swayTeller } from '@hortus/sway/words/teller.ts';

/** GEN-DRE-3: the turns left at which an obstruction decides. */
const DUE_AT = 0;

export const teller = swayTeller('genesis', DUE_AT);
