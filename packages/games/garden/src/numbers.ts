/**
 * What the number of a tile and of a cell means. In a file of its own, so that pages without rules can use it too.
 */

/** GAR-CMP-2 */
export const tileOf = (vegetation: number, symbol: number): number => vegetation * 4 + symbol;
export const vegetationOf = (tile: number): number => tile >> 2;
export const symbolOf = (tile: number): number => tile & 3;

/** From the left, 0 to 3. */
export const columnOf = (cell: number): number => cell & 3;
/** From the top, 0 to 3. */
export const rowOf = (cell: number): number => cell >> 2;
