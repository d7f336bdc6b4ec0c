import { ability } from '@hortus/sway';

/** WA-SAC-1, WA-SAC-2, WA-R-77 One permission, and the countdown; decided by the comparison (countdown.ts of sway). */
export const sacrifice = ability('sacrifice');
