import { ability } from '@hortus/sway';

/** GEN-INS-1, GEN-INS-2 One permission of its own class: the card engaged under it is doubled and not executed. */
export const insurgence = ability('insurgence');
