import { ability } from '@hortus/sway';

/** GEN-DRE-1, GEN-DRE-2, GEN-R-68 One permission, and the countdown; decided by the comparison (countdown.ts of sway). */
export const dread = ability('dread');
