/**
 * Garden as the solver sees it: the garden as tiles by cell, the tokens as two 16-bit masks. It shares no
 * code with the rules of the game, so that each can be checked against the other.
 */
import { bitCount, lowestBit, withoutLowest } from '@hortus/kernel';
import { symbolOf, vegetationOf } from '../../src/numbers.ts';
import { ALL_CELLS, BORDER, hasShape } from './shapes.ts';

/** GAR-R-7 What a full garden without a shape means: a win for the last mover, or a draw. */
export type FullBoard = 'block' | 'draw';

export interface Position {
  /** Tile (vegetation * 4 + symbol) by cell; read only where the tile is still there. */
  readonly layout: readonly (number | undefined)[];
  /** Tokens of X, who moved first. */
  readonly x: number;
  readonly o: number;
  /** The tile removed most recently; undefined before the first move. */
  readonly top: number | undefined;
  readonly fullBoard: FullBoard;
}

export interface Ending {
  /** Undefined: a draw. */
  readonly winner: 'X' | 'O' | undefined;
  /** The first that applies (GAR-R-12): shape before block, block before full board. */
  readonly by: 'shape' | 'block' | 'full board';
  /** GAR-MAT-3, GAR-R-9 */
  readonly points: number;
}

export const opening = (layout: readonly number[], fullBoard: FullBoard = 'block'): Position => ({
  layout,
  x: 0,
  o: 0,
  top: undefined,
  fullBoard,
});

/** GAR-MOV-4 Two different tiles share their vegetation or their symbol. */
export const share = (tile: number, other: number): boolean =>
  tile !== other && (vegetationOf(tile) === vegetationOf(other) || symbolOf(tile) === symbolOf(other));

export const countCells = bitCount;

export const cellsOf = (set: number): number[] => {
  const cells: number[] = [];
  for (let rest = set; rest !== 0; rest = withoutLowest(rest)) cells.push(lowestBit(rest));
  return cells;
};

export const movesMade = (position: Position): number => countCells(position.x | position.o);

export const freeCells = (position: Position): number => ALL_CELLS & ~(position.x | position.o);

/** The cells whose tile shares an element with the top tile, or the border before the first move. */
const matchingCells = (position: Position): number => {
  const { top, layout } = position;
  if (top === undefined) return BORDER;
  return cellsOf(freeCells(position)).reduce((set, cell) => {
    const tile = layout[cell];
    return tile !== undefined && share(top, tile) ? set | (1 << cell) : set;
  }, 0);
};

/** The cells the side to move may take; none when the game is over. */
export const legalCells = (position: Position): number =>
  hasShape(position.x) || hasShape(position.o) ? 0 : matchingCells(position);

/** GAR-END-1, GAR-END-2, GAR-R-7 How the game ended; undefined while it's running. */
export const endingOf = (position: Position): Ending | undefined => {
  const points = 16 - movesMade(position);
  const mover = points % 2 === 0 ? 'O' : 'X';
  if (hasShape(mover === 'X' ? position.x : position.o)) return { winner: mover, by: 'shape', points };
  if (matchingCells(position) !== 0) return undefined;
  if (points > 0) return { winner: mover, by: 'block', points };
  return { winner: position.fullBoard === 'block' ? mover : undefined, by: 'full board', points };
};

/** GAR-MOV-2 The position after the side to move takes a legal cell. */
export const take = (position: Position, cell: number): Position => {
  const token = 1 << cell;
  if ((legalCells(position) & token) === 0) throw new Error(`cell ${cell} is not legal here`);
  return movesMade(position) % 2 === 0
    ? { ...position, x: position.x | token, top: position.layout[cell] }
    : { ...position, o: position.o | token, top: position.layout[cell] };
};

/** Passing the solver an invalid position is a bug in the caller. */
export const checkPosition = (position: Position): void => {
  const { x, o, top, layout } = position;
  const lead = countCells(x) - countCells(o);
  const lying = cellsOf(freeCells(position)).map((cell) => layout[cell]);
  const tiles = top === undefined ? lying : [...lying, top];
  const fault =
    (x | o) >>> 16 !== 0 || (x & o) !== 0 || lead < 0 || lead > 1
      ? 'tokens'
      : (top === undefined) !== ((x | o) === 0)
        ? 'top tile'
        : new Set(tiles).size < tiles.length || !tiles.every((tile) => tile !== undefined && tile >> 4 === 0)
          ? 'tiles'
          : undefined;
  if (fault) throw new Error(`not a position of Garden: ${fault}`);
};
