/** The tile that a move takes. */
import type { Pointer } from '@hortus/frame/board/pointer.ts';
import { garden, type View } from '../src/index.ts';
import { columnOf, rowOf } from '../src/numbers.ts';

const { take } = garden.moves.kinds;

export const pointer: Pointer<View> = (_view, _seat, move) => {
  if (!take.is(move)) return [];
  const cell = take.get.cell(move);
  return [
    `.garden-row:nth-child(${rowOf(cell) + 1}) > [role=gridcell]:nth-child(${columnOf(cell) + 1}) .garden-cell`,
  ];
};
