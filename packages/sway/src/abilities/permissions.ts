/** Abilities that are fully described by their deeds: permissions, a bar, limits (limits.ts) and rights. */
import { ability } from './ability.ts';

/** GEN-BAT-1, WA-BAT-1 Two. Its right out of turn is in phases/window.ts. */
export const battle = ability('battle');
/** GEN-COV-1, WA-COV-1 One, and the bar. */
export const covert = ability('covert');
/** GEN-LEA-1, WA-LEA-1 Two. */
export const leadership = ability('leadership');
/** GEN-RES-1, WA-RES-1 One. Its right in one's own obstruction is `by rescue` in engageable.ts. */
export const rescue = ability('rescue');
/** GEN-RUI-1, WA-RUI-1 One. */
export const ruin = ability('ruin');
/** GEN-TRI-1, WA-TRI-1 One. */
export const triumph = ability('triumph');
/** GEN-WAR-1, WA-WAR-1 One. */
export const warfare = ability('warfare');
