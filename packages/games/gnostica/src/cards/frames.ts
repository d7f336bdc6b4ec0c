/**
 * GNO-E-2 The cards in use, innermost last, one int each: card, source, the major copied if it is the World, powers
 * left.
 */

import { at } from '../types.ts';
import { type Card, FOOL, givesOf, WORLD } from './cards.ts';
import type { Deed } from './gives.ts';

export const FRAME_SOURCES = ['hand', 'board', 'flipped'] as const;
export const [USED_FROM_HAND, USED_ON_BOARD, USED_FLIPPED] = [0, 1, 2] as const;
/** GNO-R-36 Fool, World as Fool, and what that flips. */
export const MOST_FRAMES = 3;

const [SOURCE_SHIFT, COPIED_SHIFT, LEFT_SHIFT] = [7, 9, 16];
const CARD_MASK = 127;
/** The value if no card is copied. */
const ITSELF = 127;

export type Frame = number;
export const makeFrame = (card: Card, source: number, copied: Card | undefined, left: number): Frame =>
  card | (source << SOURCE_SHIFT) | ((copied ?? ITSELF) << COPIED_SHIFT) | (left << LEFT_SHIFT);

export const frameCard = (frame: Frame): Card => frame & CARD_MASK;
export const frameSource = (frame: Frame): number => (frame >> SOURCE_SHIFT) & 3;
export const powersLeft = (frame: Frame): number => frame >> LEFT_SHIFT;
export const copiedCard = (frame: Frame): Card | undefined => {
  const copied = (frame >> COPIED_SHIFT) & CARD_MASK;
  return copied === ITSELF ? undefined : copied;
};

/** GNO-WOR-2 The card whose clauses apply: the one copied, or the card itself. */
export function cardInUse(frame: Frame): Card {
  const copied = (frame >> COPIED_SHIFT) & CARD_MASK;
  return copied === ITSELF ? frame & CARD_MASK : copied;
}

/** GNO-MAJ-6 The power whose turn it is, or the one `before` it. */
export function deedIn(frame: Frame, before = 0): Deed | undefined {
  const { powers } = givesOf(cardInUse(frame));
  return powers[powers.length - powersLeft(frame) - before];
}

export const topFrame = (ints: Int32Array): Frame => ints[at.frames + ints[at.depth] - 1];

export function pushFrame(ints: Int32Array, frame: Frame): void {
  ints[at.frames + ints[at.depth]++] = frame;
}

export function popFrame(ints: Int32Array): void {
  ints[at.frames + --ints[at.depth]] = 0;
}

export function setTop(ints: Int32Array, frame: Frame): void {
  ints[at.frames + ints[at.depth] - 1] = frame;
}

export function spendPowers(ints: Int32Array, count: number): void {
  ints[at.frames + ints[at.depth] - 1] -= count << LEFT_SHIFT;
}

export function clearFrames(ints: Int32Array): void {
  while (ints[at.depth] > 0) popFrame(ints);
}

/** GNO-R-9 A Fool, or a World used as one, that is still in use: it is left out of a reshuffle. */
export function isStillFlipping(ints: Int32Array, card: Card): boolean {
  if (card !== FOOL && card !== WORLD) return false;
  for (let depth = 0; depth < ints[at.depth]; depth++) {
    const frame = ints[at.frames + depth];
    if (frameCard(frame) === card && cardInUse(frame) === FOOL) return true;
  }
  return false;
}
