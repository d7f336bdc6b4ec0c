import { at } from '../layout.ts';
import { ability } from './ability.ts';

/** GEN-STR-1, WA-STR-1 Any number of permissions; in force, with its bar, once the first is used (GEN-R-87). */
export const strike = ability('strike', ({ words }) => {
  if (words[at.strike] === 0) words[at.strike] = 1;
});
