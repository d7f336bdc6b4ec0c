import { namingAbility } from './naming.ts';

/**
 * GEN-MAV-1, GEN-MAV-2 Any ability in force except battle, maven, replication, ruin and triumph (`nameable`).
 */
export const maven = namingAbility('maven', () => -1, 'not-nameable');
