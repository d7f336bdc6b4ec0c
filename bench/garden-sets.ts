/** Garden for boardgame.io as sets of cells, each set one number. */

const SHAPES: number[] = [0x8421, 0x1248];
for (let i = 0; i < 4; i++) SHAPES.push(0xf << (4 * i), 0x1111 << i);
for (const corner of [0, 1, 2, 4, 5, 6, 8, 9, 10]) SHAPES.push(0x33 << corner);
/** By set of cells. */
export const hasShape = Uint8Array.from({ length: 0x10000 }, (_, set) =>
  SHAPES.some((shape) => (set & shape) === shape) ? 1 : 0,
);

export const BORDER = 0xf99f;
export const TILES = Array.from({ length: 16 }, (_, tile) => tile);

/** They share their vegetation or their symbol. */
const matches = (tile: number, other: number): boolean =>
  tile !== other && (tile >> 2 === other >> 2 || (tile & 3) === (other & 3));

/** By cell: the cells whose tile matches, itself left out. */
export const matchingCells = (tiles: readonly number[]): number[] =>
  tiles.map((tile) =>
    tiles.reduce((set, other, cell) => (matches(tile, other) ? set | (1 << cell) : set), 0),
  );
