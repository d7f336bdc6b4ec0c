import { at } from '../state/layout.ts';
import { type Ability, ability } from './ability.ts';
import { DEEDS, type Deeds } from './deeds.ts';

/**
 * GEN-STR-1, WA-STR-1 Any number of permissions;
 * it and its bar are in force once the first is used (GEN-R-87).
 */
export const strikeOf = (deeds: Deeds = DEEDS.strike): Ability =>
  ability('strike', {
    deeds,
    open({ ints }) {
      if (ints[at.strike] === 0) ints[at.strike] = 1;
    },
  });
