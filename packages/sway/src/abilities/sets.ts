/** Sets of abilities by what their deeds say, bit = index in ABILITIES: limits, rights and lives ask these, not names. */
import { hasBit } from '@hortus/kernel';
import { ABILITIES } from '../types.ts';
import { DEEDS, type Deed, type Deeds } from './deeds.ts';

const whose = (says: (deed: Deed) => boolean): number =>
  ABILITIES.reduce((set, name, i) => ((DEEDS[name] as Deeds).some(says) ? set | (1 << i) : set), 0);

/** BAT-2, WAR-2, COV-3 Not beside covert, and not under its bar. */
export const FIGHTING = whose((deed) => deed.do === 'beside' && deed.not === 'covert');
/** COV-2 Not beside what fights. */
export const COVERT = whose((deed) => deed.do === 'beside' && deed.not === 'fighting');
/** BAT-3 Out of turn in the rival's plot. */
export const INTERRUPTING = whose((deed) => deed.do === 'interrupt');
/** RES-2 Without permission in one's own obstruction. */
export const UNASKED = whose((deed) => deed.do === 'unasked');
/** CRD-6 */
export const LIVES = whose((deed) => deed.do === 'life');
/** GEN-END-1 Not discarded with its timeline. */
export const STAYING = whose((deed) => deed.do === 'stay');
/** Brings cards from the destiny to the hand. */
export const DRAWING = whose(({ do: does }) => does === 'draw' || does === 'refill' || does === 'match');

/** Works for -1 too, which stands for no ability and is in no set. */
export const isAmong = (set: number, ability: number): boolean => hasBit(set, ability);
