import { columnOf, rowOf } from './numbers.ts';
import { BLOCK, CELLS, ROW, SQUARE, type View } from './types.ts';

const cellsWhere = (is: (column: number, row: number) => boolean): number => {
  let mask = 0;
  for (let cell = 0; cell < CELLS; cell++) if (is(columnOf(cell), rowOf(cell))) mask |= 1 << cell;
  return mask;
};

/** GAR-AIM-2, GAR-R-3 Four across, four down and the two main diagonals. */
const ROWS: readonly number[] = [
  ...[0, 1, 2, 3].map((n) => cellsWhere((_, row) => row === n)),
  ...[0, 1, 2, 3].map((n) => cellsWhere((column) => column === n)),
  cellsWhere((column, row) => column === row),
  cellsWhere((column, row) => column + row === 3),
];

/** GAR-AIM-3 The nine 2×2 blocks. */
const SQUARES: readonly number[] = [0, 1, 2].flatMap((top) =>
  [0, 1, 2].map((left) =>
    cellsWhere((column, row) => (column === left || column === left + 1) && (row === top || row === top + 1)),
  ),
);

/** GAR-MOV-1 The twelve cells on the outside. */
export const BORDER = cellsWhere((column, row) => column % 3 === 0 || row % 3 === 0);
export const ALL_CELLS = 0xffff;

const fills = (shapes: readonly number[], held: number): boolean =>
  shapes.some((shape) => (held & shape) === shape);

/** The winning shapes in each of the 65,536 sets of cells, as reasons. */
const REASONS_IN = new Uint8Array(ALL_CELLS + 1);
for (let held = 0; held <= ALL_CELLS; held++)
  REASONS_IN[held] = (fills(ROWS, held) ? ROW : 0) | (fills(SQUARES, held) ? SQUARE : 0);

export const hasShape = (held: number): boolean => REASONS_IN[held] !== 0;

/** Every reason why a game ended by a move. A row or square on a full board isn't also a block (GAR-R-7). */
export const reasonsFor = (held: number, free: number, open: number): number =>
  REASONS_IN[held] | (open === 0 && free !== 0 ? BLOCK : 0);

export interface Shapes {
  readonly rows: readonly number[];
  readonly squares: readonly number[];
}

/** GAR-END-1 The shapes that won a game: a view says that there is one, the tokens say where. */
export function wonBy({ result, first, cells }: Pick<View, 'result' | 'first' | 'cells'>): Shapes {
  if (result === null || result.winner === null) return { rows: [], squares: [] };
  const token = result.winner === first ? 'X' : 'O';
  const held = cells.reduce((set, name, cell) => (name === token ? set | (1 << cell) : set), 0);
  const filled = (shapes: readonly number[]): number[] => shapes.filter((shape) => (held & shape) === shape);
  return {
    rows: result.reasons.includes('row') ? filled(ROWS) : [],
    squares: result.reasons.includes('square') ? filled(SQUARES) : [],
  };
}
