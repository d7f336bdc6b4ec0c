/** How events express as numbers what isn't a number. Kept apart from the other nouns, so that sentences can be made without the rules. */

/** Why an adventure or an era ended; the caps are outside the rules (CGS-R-61). */
export const CAUSES = [
  'agreed',
  'unanswered',
  'freeze',
  'solo',
  'rewind',
  'out',
  'passCap',
  'idleCap',
  'adventureCap',
  'finale',
] as const;
export type Cause = (typeof CAUSES)[number];

/**
 * Points are sent as digits, each from -POINTS_ZERO to POINTS_ZERO - 1 with POINTS_ZERO added: `scored` has the
 * lowest, and for very many points `scoredHigh` has the others before it, highest first (CGS-R-145).
 */
export const POINTS_ZERO = 1 << 20;
/** As a place of `sited`: the common buildsite, one more than any seat. */
export const COMMON_SITE = 12;
