/** The card that a move lays, in the hand it comes from. */
import type { Pointer } from '@hortus/frame/board/pointer.ts';
import { designIn, type View } from '../../src/index.ts';
import { M } from '../desk.ts';

export const pointer: Pointer<View> = (_view, _seat, move) => {
  const face = M.play.is(move) ? M.play.get.face(move) : M.add.is(move) ? M.add.get.face(move) : undefined;
  return face === undefined ? [] : [`.cgs-hand .cgs-slip[data-card="${designIn(face)}"]`];
};
