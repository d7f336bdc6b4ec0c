import { ability } from '@hortus/sway';

/** GEN-END-1 No permission. That the card stays is a rule about the card, not an execution (GEN-R-72): `endures` of sway. */
export const endurance = ability('endurance');
