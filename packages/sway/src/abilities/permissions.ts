/** Abilities that open permissions and nothing else; how many is in their deeds. */
import { ability } from './ability.ts';

/** GEN-BAT-1, WA-BAT-1 Two. Its limits are in limits.ts, its right out of turn in window.ts. */
export const battle = ability('battle');
/** GEN-LEA-1, WA-LEA-1 Two. */
export const leadership = ability('leadership');
/** GEN-RES-1, WA-RES-1 One. Its right in the own obstruction is `by rescue` in engageable.ts. */
export const rescue = ability('rescue');
/** GEN-RUI-1, WA-RUI-1 One. */
export const ruin = ability('ruin');
/** GEN-TRI-1, WA-TRI-1 One. */
export const triumph = ability('triumph');
/** GEN-WAR-1, WA-WAR-1 One. Its limits are in limits.ts. */
export const warfare = ability('warfare');
