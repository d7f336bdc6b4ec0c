/**
 * Men are the pieces on the board, each one number: space, owner, pips, facing and minion mark from the high bits
 * down. The list is sorted by these numbers, so the same position always has the same list, and equal pieces are
 * adjacent.
 */
import type { Seat } from '@hortus/kernel';
import { at } from '../types.ts';
import type { Facing, Space } from './space.ts';

export type Man = number;

const [FACING_SHIFT, PIPS_SHIFT, OWNER_SHIFT, SPACE_SHIFT] = [1, 4, 6, 9];

export const makeMan = (space: Space, owner: Seat, pips: number, facing: Facing, minion: number): Man =>
  (space << SPACE_SHIFT) | (owner << OWNER_SHIFT) | (pips << PIPS_SHIFT) | (facing << FACING_SHIFT) | minion;

export const spaceOf = (man: Man): Space => man >> SPACE_SHIFT;
export const ownerOf = (man: Man): Seat => (man >> OWNER_SHIFT) & 7;
/** GNO-CMP-3 Small 1, medium 2, large 3. */
export const pipsOf = (man: Man): number => (man >> PIPS_SHIFT) & 3;
export const facingOf = (man: Man): Facing => (man >> FACING_SHIFT) & 7;
/** GNO-MAJ-2, GNO-MAJ-3 Marked during an activation. */
export const minionMark = (man: Man): number => man & 1;

/** The number of the first man in a space or, if it is empty, of the first one after it. */
export function firstManIn(ints: Int32Array, space: Space): number {
  const wanted = space << SPACE_SHIFT;
  let low = 0;
  let high = ints[at.men];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ints[at.man + middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of men in a space. */
export function crowdIn(ints: Int32Array, space: Space): number {
  let man = firstManIn(ints, space);
  const first = man;
  while (man < ints[at.men] && spaceOf(ints[at.man + man]) === space) man++;
  return man - first;
}

/** Is it the first of several equal men? That is the one moves name. */
export const isFirstOfEquals = (ints: Int32Array, man: number): boolean =>
  man === 0 || ints[at.man + man - 1] !== ints[at.man + man];

export function addMan(ints: Int32Array, man: Man): void {
  let place = ints[at.men]++;
  while (place > 0 && ints[at.man + place - 1] > man) {
    ints[at.man + place] = ints[at.man + place - 1];
    place--;
  }
  ints[at.man + place] = man;
}

export function removeMan(ints: Int32Array, man: number): Man {
  const gone = ints[at.man + man];
  const last = --ints[at.men];
  ints.copyWithin(at.man + man, at.man + man + 1, at.man + last + 1);
  ints[at.man + last] = 0;
  return gone;
}

/** GNO-CMP-2 How many pieces of a size aren't on the board. */
export function stashOf(ints: Int32Array, owner: Seat, pips: number): number {
  let left = PER_SIZE;
  for (let man = 0; man < ints[at.men]; man++) {
    const one = ints[at.man + man];
    if (ownerOf(one) === owner && pipsOf(one) === pips) left--;
  }
  return left;
}

/** GNO-R-1 Five of each size. */
export const PER_SIZE = 5;
