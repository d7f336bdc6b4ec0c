/** GNO-R-23 A card is listed only if something can be done with it. */

import type { Board } from '../board/board.ts';
import type { Card } from '../cards/cards.ts';
import { useOf } from './index.ts';

/** Scratch for steps that nobody reads. */
const found = new Int32Array(1024);

/** Can the board's actors make at least one step of any of its powers, or its shortcut? Not for the World. */
export function hasStep(board: Board, card: Card): boolean {
  const { powers, shortcut } = useOf(card);
  board.probing = true;
  let n = 0;
  for (let i = 0; i < powers.length && n === 0; i++) n = powers[i].list(board, found, 0);
  if (n === 0 && shortcut !== undefined) n = shortcut.list(board, found, 0);
  board.probing = false;
  return n > 0;
}

/** The same without laying a card from the hand: then everybody knew that it could be used. */
export function hasOpenStep(board: Board, card: Card): boolean {
  board.layable = 0;
  const open = hasStep(board, card);
  board.layable = board.handCount;
  return open;
}
