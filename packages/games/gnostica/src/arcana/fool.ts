/** Fool: flips the top card of the draw pile and plays it, twice. */
import { EVERYONE, hasMember, type Rng, type Sink } from '@hortus/kernel';
import { clearMarks } from '../board/marks.ts';
import { tell } from '../board/tell.ts';
import { type Card, powersOf } from '../cards/cards.ts';
import { isStillFlipping, makeFrame, pushFrame, USED_FLIPPED } from '../cards/frames.ts';
import { cardsToHave, discard, refill, takeTop } from '../cards/piles.ts';
import type { Power } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds } from '../types.ts';

/**
 * GNO-R-9 Is there a card to flip? The card that would flip it is
 * left out of a reshuffle, even while it is only being tried out.
 */
function canFlip(ints: Int32Array, flipper: Card): boolean {
  const leftOut = hasMember(ints, at.out, flipper) && !isStillFlipping(ints, flipper) ? 1 : 0;
  return cardsToHave(ints) > leftOut;
}

/**
 * GNO-FOO-2, GNO-R-35 To the discard pile immediately,
 * after a reshuffle that the flip has caused; then it is in use.
 */
function flipTop(state: GnosticaState, rng: Rng, told: Sink | undefined): void {
  const { ints, rules } = state;
  const card = takeTop(ints, rng, told);
  told?.tell(tell.flipped.pack(card), EVERYONE, true);
  refill(state, rng, told);
  discard(ints, card);
  if (rules.options.foolMinions === 'all') makeAllMinions(ints);
  pushFrame(ints, makeFrame(card, USED_FLIPPED, undefined, powersOf(card)));
}

/** GNO-FOO-4, GNO-R-37 The other reading: no matter which pieces may use the Fool, all of the player's pieces may use what it flips. */
function makeAllMinions(ints: Int32Array): void {
  clearMarks(ints);
  ints[at.all] = 1;
}

/** GNO-R-80 Needs no actor. */
export const flip: Power = {
  name: 'flip',
  cost: 1,
  owns: kinds.flip.is,
  list(board, out, n) {
    if (!canFlip(board.ints, board.card)) return n;
    out[n] = kinds.flip.pack();
    return n + 1;
  },
  why: (board) => (canFlip(board.ints, board.card) ? undefined : NO.noFlip),
  play: (state, _, rng, told) => flipTop(state, rng, told),
};
