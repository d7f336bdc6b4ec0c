/** Moves that come to nearly the same. */

import type { Move } from '@hortus/kernel';
import { gnostica, isMajor, kinds, suitOf, worthOf } from '../src/index.ts';

const KINDS = Object.values(gnostica.moves.kinds);
const TAGS = (1 << (32 - Math.clz32(KINDS.length - 1))) - 1;

/** By kind of move: all of it but the facing, which is the last of its fields. */
const BUT_FACING = Int32Array.from({ length: TAGS + 1 }, (_, tag) => {
  const kind = KINDS.find((one) => one.tag === tag);
  const fields = Object.keys(kind?.fields ?? {});
  const values = fields.map((field) => (field === 'facing' ? 7 : 0));
  return kind === undefined ? -1 : ~(kind.pack(...values) & ~TAGS);
});

/** The same for moves that differ by the facing afterwards only. */
export const whateverFacing = (move: Move): number => move & BUT_FACING[move & TAGS];

/** A bit for each kind of card that is played for the same power and leaves the same behind; 0: like no other. */
export function kindOfPlay(move: Move): number {
  const card = kinds.play.get.card(move);
  return isMajor(card) ? 0 : 1 << (2 * suitOf(card) + worthOf(card) - 1);
}
