import { swayTeller } from '@hortus/sway/words/teller.ts';

/** WA-SAC-3: the turns left at which an obstruction decides. */
const DUE_AT = 1;

export const teller = swayTeller('worlds-asunder', DUE_AT);
