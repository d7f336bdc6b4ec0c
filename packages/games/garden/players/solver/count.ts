/**
 * Counts move sequences by walking the tree. Only positions with a move to make are visited, so the last
 * level is counted without being played; remembering positions would be slower, since few move orders meet
 * again. The whole tree of the garden G0 (137 million sequences) takes a bit over a second.
 */
import { lowestBit, withoutLowest } from '@hortus/kernel';
import {
  cellsOf,
  checkPosition,
  freeCells,
  legalCells,
  movesMade,
  type Position,
  share,
} from './position.ts';
import { ALL_CELLS, shapeTables } from './shapes.ts';

/** How many move sequences of length 1, 2, … depth start here; a sequence stops where the game ends. */
export const countSequences = (position: Position, depth: number): number[] => {
  checkPosition(position);
  const { count, finish } = shapeTables();
  const { layout } = position;
  const lying = cellsOf(freeCells(position));
  const match = new Int32Array(16);
  for (const a of lying)
    for (const b of lying) if (share(layout[a] as number, layout[b] as number)) match[a] |= 1 << b;
  const counts = new Float64Array(depth + 1);

  const walk = (own: number, other: number, legal: number, length: number): void => {
    counts[length] += count[legal];
    if (length === depth) return;
    const free = ALL_CELLS & ~(own | other);
    for (let going = legal & ~finish[own]; going !== 0; going = withoutLowest(going)) {
      const cell = lowestBit(going);
      const replies = match[cell] & free;
      if (replies !== 0) walk(other, own | (1 << cell), replies, length + 1);
    }
  };
  const xMoves = movesMade(position) % 2 === 0;
  const [own, other] = xMoves ? [position.x, position.o] : [position.o, position.x];
  if (depth > 0) walk(own, other, legalCells(position), 1);
  return [...counts.subarray(1)];
};
