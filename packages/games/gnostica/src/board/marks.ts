/** GNO-MAJ-2 The minions of an activation are marked on the men, which stay sorted. */
import type { Seat } from '@hortus/kernel';
import { at } from '../types.ts';
import { firstManIn, minionMark, ownerOf, spaceOf } from './men.ts';
import type { Space } from './space.ts';

export function clearMarks(ints: Int32Array): void {
  const men = ints[at.men];
  for (let man = 0; man < men; man++) if (minionMark(ints[at.man + man]) === 1) ints[at.man + man]--;
}

/** GNO-R-31 Marks the player's own pieces on the card when it is activated. */
export function markOn(ints: Int32Array, seat: Seat, space: Space): void {
  const men = ints[at.men];
  for (let man = firstManIn(ints, space); man < men && spaceOf(ints[at.man + man]) === space; man++) {
    const one = ints[at.man + man];
    if (ownerOf(one) === seat) ints[at.man + man] = one + 1 - minionMark(one);
  }
}
