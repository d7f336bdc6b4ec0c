/** Moves that amount to nearly the same. */

import type { Move } from '@hortus/kernel';
import { gnostica, isMajor, kinds, suitOf, worthOf } from '../src/index.ts';

const { moves } = gnostica;

/** By kind of move: all of it but the facing. */
const BUT_FACING = Int32Array.from(Object.values(moves.kinds), (kind) => {
  const facing = Object.keys(kind.fields).map((field) => (field === 'facing' ? 7 : 0));
  return ~(kind.pack(...facing) ^ kind.pack());
});

/** The same for moves that differ by the facing afterwards only. */
export const whateverFacing = (move: Move): number => move & BUT_FACING[moves.tagOf(move)];

/** The same for turns that begin alike: exchanges of cards, and moves that differ by the facing only. */
export const groupOf = (move: Move): number => (kinds.draw.is(move) ? EXCHANGE : whateverFacing(move));
const EXCHANGE = kinds.draw.pack(0, 0);

/** A bit for each kind of card that is played for the same power and leaves the same behind; 0: like no other. */
export function kindOfPlay(move: Move): number {
  const card = kinds.play.get.card(move);
  return isMajor(card) ? 0 : 1 << (2 * suitOf(card) + worthOf(card) - 1);
}
