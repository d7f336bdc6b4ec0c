/** World: used as another major on the board. */
import { EVERYONE, type Refusal, type Sink } from '@hortus/kernel';
import { type Board, boardInPlay } from '../board/board.ts';
import { tell } from '../board/tell.ts';
import { type Card, isMajor, powersOf, WORLD } from '../cards/cards.ts';
import { frameCard, frameSource, makeFrame, setTop, topFrame } from '../cards/frames.ts';
import type { Power } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { kinds } from '../types.ts';
import { hasOpenStep, hasStep } from './usable.ts';

const { copy } = kinds;

/** GNO-R-49, GNO-R-84 Any other major lying on the board now. */
function isOnBoard(board: Board, card: Card): boolean {
  for (let site = 0; site < board.lands; site++) if (board.cards[site] === card) return true;
  return false;
}

/** GNO-R-23 Copying a card without a possible step would be the same as skipping the power. */
function whyNotCopy(board: Board, card: Card): Refusal | undefined {
  if (!isMajor(card) || card === WORLD || !isOnBoard(board, card)) return NO.notCopied;
  return hasStep(board, card) ? undefined : NO.noUse;
}

/** GNO-WOR-2, GNO-R-49 All powers of one card, in order, under its clauses. */
function copyCard(ints: Int32Array, card: Card, told: Sink | undefined): void {
  if (told !== undefined) {
    boardInPlay.read(ints);
    boardInPlay.gatherMinions();
    boardInPlay.card = frameCard(topFrame(ints));
    told.tell(tell.copied.pack(card), EVERYONE, !hasOpenStep(boardInPlay, card));
  }
  const frame = topFrame(ints);
  setTop(ints, makeFrame(frameCard(frame), frameSource(frame), card, powersOf(card)));
}

export const copying: Power = {
  name: 'copy',
  cost: 1,
  owns: copy.is,
  list(board, out, from) {
    const isProbe = board.probing;
    let n = from;
    for (let site = 0; site < board.lands && !(isProbe && n > from); site++)
      if (whyNotCopy(board, board.cards[site]) === undefined) out[n++] = copy.pack(board.cards[site]);
    return n;
  },
  why: (board, move) => whyNotCopy(board, copy.get.card(move)),
  play: ({ ints }, move, _, told) => copyCard(ints, copy.get.card(move), told),
};
