/**
 * The 19 winning shapes and what can be read off a set of tokens alone. A set of cells is a 16-bit mask,
 * bit i for cell i in reading order from the top left.
 */

/** GAR-AIM-2 The 10 rows: four across, four down, two main diagonals. */
const ROWS: readonly number[] = [
  ...[0, 1, 2, 3].map((rank) => 0x000f << (4 * rank)),
  ...[0, 1, 2, 3].map((file) => 0x1111 << file),
  0x8421,
  0x1248,
];

/** GAR-AIM-3 The 9 squares of 2×2. */
const SQUARES: readonly number[] = [0, 1, 2, 4, 5, 6, 8, 9, 10].map((corner) => 0x0033 << corner);

export const SHAPES: readonly number[] = [...ROWS, ...SQUARES];

export const ALL_CELLS = 0xffff;

/** GAR-MOV-1 The 12 cells open to the first move of a game. */
export const BORDER = 0xf99f;

export const hasShape = (tokens: number): boolean => SHAPES.some((shape) => (tokens & shape) === shape);

/** Tables over all sets of cells; 384 kB together, the same for every garden. */
export interface ShapeTables {
  /** How many cells the set has. */
  readonly count: Uint8Array;
  /** By own tokens: the cells that complete a shape if free. */
  readonly finish: Uint16Array;
  /** By own tokens: the cells of shapes that lack exactly two. */
  readonly near: Uint16Array;
  /** By own tokens: how many shapes the other side may still complete. */
  readonly left: Uint8Array;
}

/** Calls `visit` with every set of cells that has all of `has` and nothing of `lacks`. */
const eachSet = (has: number, lacks: number, visit: (set: number) => void): void => {
  const open = ALL_CELLS & ~(has | lacks);
  for (let extra = open; ; extra = (extra - 1) & open) {
    visit(has | extra);
    if (extra === 0) return;
  }
};

const buildTables = (): ShapeTables => {
  const count = new Uint8Array(0x10000);
  const finish = new Uint16Array(0x10000);
  const near = new Uint16Array(0x10000);
  const left = new Uint8Array(0x10000);
  for (let set = 1; set < 0x10000; set++) count[set] = count[set & (set - 1)] + 1;
  for (const shape of SHAPES) {
    eachSet(0, shape, (set) => left[set]++);
    for (let missing = shape; missing > 0; missing = (missing - 1) & shape) {
      const table = count[missing] === 1 ? finish : count[missing] === 2 ? near : undefined;
      if (table) eachSet(shape & ~missing, missing, (set) => (table[set] |= missing));
    }
  }
  return { count, finish, near, left };
};

let tables: ShapeTables | undefined;

/** Built on first use (about ten milliseconds), so that importing the solver costs nothing. */
export const shapeTables = (): ShapeTables => {
  tables ??= buildTables();
  return tables;
};
