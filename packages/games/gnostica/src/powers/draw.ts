/** Discarding and drawing as one choice: the draw option and the High Priestess. */
import { bitCount, type Move, type MoveList, type Refusal } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { isStillFlipping } from '../cards/frames.ts';
import { cardsToHave } from '../cards/piles.ts';
import { NO } from '../refusals.ts';
import { at, MOST_IN_HAND } from '../types.ts';

/** GNO-R-9 The cards of the hand, as bits, that a reshuffle would leave out once they are discarded. */
function heldBack(board: Board): number {
  const { words } = board;
  if (words[at.depth] === 0) return 0;
  let held = 0;
  for (let i = 0; i < board.handCount; i++) if (isStillFlipping(words, board.hand[i])) held |= 1 << i;
  return held;
}

/** Every set of hand cards with every number to draw, the empty exchange first; GNO-E-6 counts them. */
export function listExchanges(
  board: Board,
  pack: (drop: number, count: number) => Move,
  out: MoveList,
  from: number,
): number {
  const free = MOST_IN_HAND - board.handCount;
  const toHave = cardsToHave(board.words);
  const held = heldBack(board);
  const sets = 1 << board.handCount;
  const oneMore = pack(0, 1) - pack(0, 0);
  let n = from;
  for (let drop = 0; drop < sets; drop++) {
    const most = Math.min(free + bitCount(drop), toHave + bitCount(drop & ~held));
    let move = pack(drop, 0);
    for (let count = 0; count <= most; count++, move += oneMore) out[n++] = move;
  }
  return n;
}

/** GNO-TRN-5, GNO-PIL-3, GNO-R-9 */
export function whyNotExchange(board: Board, drop: number, count: number): Refusal | undefined {
  if (drop >= 1 << board.handCount) return NO.dropNotHeld;
  if (count > MOST_IN_HAND - board.handCount + bitCount(drop)) return NO.handFull;
  const toHave = cardsToHave(board.words) + bitCount(drop & ~heldBack(board));
  return count > toHave ? NO.noCardsLeft : undefined;
}
