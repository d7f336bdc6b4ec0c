/** The card that a move uses, in whichever hand or row it lies. */
import type { Pointer } from '@hortus/frame/board/pointer.ts';
import type { SwayView } from '../../src/index.ts';
import { cardOfMove } from '../../src/press/index.ts';

export const pointer: Pointer<SwayView> = (_view, _seat, move, deck) => {
  const card = cardOfMove(move);
  const name = card === undefined ? undefined : deck?.cards[card];
  return name === undefined
    ? []
    : [`:is(.sway-hand, .sway-row) .sway-card[data-card=${JSON.stringify(name)}]`];
};
