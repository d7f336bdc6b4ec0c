/** Discarding and drawing as one choice: the draw option and the High Priestess. */
import { bitCount, type Move, type MoveList, type Refusal } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { isStillFlipping } from '../cards/frames.ts';
import { cardsToHave } from '../cards/piles.ts';
import { NO } from '../refusals.ts';
import { at, MOST_IN_HAND } from '../types.ts';

/** GNO-R-9 The cards of the hand, as bits, that a reshuffle would leave out once they are discarded. */
function heldBack(board: Board): number {
  const { ints } = board;
  if (ints[at.depth] === 0) return 0;
  let held = 0;
  for (let i = 0; i < board.handCount; i++) if (isStillFlipping(ints, board.hand[i])) held |= 1 << i;
  return held;
}

/** Every set of hand cards with every number to draw, the empty exchange first; GNO-E-6 counts them. */
export interface Exchanges {
  readonly pack: (drop: number, count: number) => Move;
  /**
   * By number of cards in the hand: the list for when the piles
   * have enough for everybody, which they nearly always do.
   */
  readonly whole: readonly MoveList[];
}

export function exchangesOf(pack: (drop: number, count: number) => Move): Exchanges {
  const wholeFor = (held: number): MoveList => {
    const out: Move[] = [];
    for (let drop = 0; drop < 1 << held; drop++)
      for (let count = 0; count <= MOST_IN_HAND - held + bitCount(drop); count++) out.push(pack(drop, count));
    return Int32Array.from(out);
  };
  return { pack, whole: Array.from({ length: MOST_IN_HAND + 1 }, (_, held) => wholeFor(held)) };
}

/** A list of 256 is usual: copying it whole costs a tenth of writing it. */
export function listExchanges(board: Board, { pack, whole }: Exchanges, out: MoveList, from: number): number {
  const { handCount } = board;
  const free = MOST_IN_HAND - handCount;
  const held = heldBack(board);
  const toHave = cardsToHave(board.ints);
  if (held === 0 && toHave >= free) {
    out.set(whole[handCount], from);
    return from + whole[handCount].length;
  }
  let n = from;
  for (let drop = 0; drop < 1 << handCount; drop++) {
    const most = Math.min(free + bitCount(drop), toHave + bitCount(drop & ~held));
    for (let count = 0; count <= most; count++) out[n++] = pack(drop, count);
  }
  return n;
}

/** GNO-TRN-5, GNO-PIL-3, GNO-R-9 */
export function whyNotExchange(board: Board, drop: number, count: number): Refusal | undefined {
  if (drop >= 1 << board.handCount) return NO.dropNotHeld;
  if (count > MOST_IN_HAND - board.handCount + bitCount(drop)) return NO.handFull;
  const toHave = cardsToHave(board.ints) + bitCount(drop & ~heldBack(board));
  return count > toHave ? NO.noCardsLeft : undefined;
}
