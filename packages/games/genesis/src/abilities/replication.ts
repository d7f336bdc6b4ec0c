import type { Seat } from '@hortus/kernel';
import { at, entryCard, entrySide, isHidden, type SwayState, sideOf } from '@hortus/sway';
import { namingAbility } from './naming.ts';

/** GEN-R-79 Printed abilities of face-up cards in the rival's timeline, as it is when the naming is carried out. */
function onRivalsCards(state: SwayState, seat: Seat): number {
  const { ints, rules } = state;
  let found = 0;
  for (let i = 0; i < ints[at.engagedCount]; i++)
    if (entrySide(state, i) !== sideOf(seat) && !isHidden(state, i))
      found |= 1 << rules.deck.ability[entryCard(state, i)];
  return found;
}

/** GEN-REP-1, GEN-REP-2 One of the abilities there; never battle, maven, replication, ruin or triumph (`nameable`). */
export const replication = namingAbility('replication', onRivalsCards, 'not-in-rival-line');
