/** GNO-MAJ-2 The minions of an activation are marked on the men; sorted they stay. */
import type { Seat } from '@hortus/kernel';
import { at } from '../types.ts';
import { firstManIn, minionMark, ownerOf, spaceOf } from './men.ts';
import type { Space } from './space.ts';

export function clearMarks(words: Int32Array): void {
  const men = words[at.men];
  for (let man = 0; man < men; man++) if (minionMark(words[at.man + man]) === 1) words[at.man + man]--;
}

/** GNO-R-31 The own pieces standing on the card when it is activated. */
export function markOn(words: Int32Array, seat: Seat, space: Space): void {
  const men = words[at.men];
  for (let man = firstManIn(words, space); man < men && spaceOf(words[at.man + man]) === space; man++) {
    const one = words[at.man + man];
    if (ownerOf(one) === seat) words[at.man + man] = one + 1 - minionMark(one);
  }
}
