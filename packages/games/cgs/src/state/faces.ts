/**
 * Copies of a design differ only in the zone they lie in and in whether they are barred, so moves, views, events and
 * positions never name a copy. A *face* is a design with that one difference; which of several equal copies moves
 * doesn't matter.
 */
import { NO_MEMBER } from '@hortus/kernel';
import type { Design } from '../cards/types.ts';
import { type CgsState, NONE } from '../types.ts';
import { firstIn, isBarred, lies, nextIn } from './zones.ts';

export const faceOfDesign = (design: number, barred: boolean): number => design * 2 + (barred ? 1 : 0);
export const designIn = (face: number): number => face >> 1;
export const isBarredFace = (face: number): boolean => (face & 1) === 1;

/** How a copy appears. */
export const faceOf = ({ ints, rules }: CgsState, copy: number): number =>
  faceOfDesign(rules.cards.designOf[copy].index, isBarred(ints, copy));

/** The lowest copy with this face in a zone, or NONE. */
export function copyIn({ ints, rules }: CgsState, zone: number, face: number): number {
  const design: Design | undefined = rules.cards.designs[designIn(face)];
  if (design === undefined) return NONE;
  const barred = isBarredFace(face);
  for (let copy = design.first; copy < design.first + design.copies; copy++)
    if (lies(ints, zone, copy) && isBarred(ints, copy) === barred) return copy;
  return NONE;
}

/**
 * The faces in a zone, in order. Copies are already in order of design;
 * only barred ones among others of their design may not be.
 */
export function facesIn(state: CgsState, zone: number): number[] {
  const faces: number[] = [];
  let ordered = true;
  for (let card = firstIn(state, zone); card !== NO_MEMBER; card = nextIn(state, zone, card)) {
    const face = faceOf(state, card);
    ordered &&= faces.length === 0 || faces[faces.length - 1] <= face;
    faces.push(face);
  }
  return ordered ? faces : faces.sort((a, b) => a - b);
}
