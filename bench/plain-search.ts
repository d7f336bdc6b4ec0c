/**
 * The yardstick for solving Garden: the memoised search you would write in an hour. Masks for the tokens, a table for
 * the shapes, a Map for the positions seen (one for each last cell, so that keys are small numbers, which is a
 * quarter faster), and it stops at the first winning move; moves are tried in the order of the cells. Nothing is left
 * out to make it slow. Self-contained.
 */
const SHAPES: number[] = [0x8421, 0x1248];
for (let i = 0; i < 4; i++) SHAPES.push(0xf << (4 * i), 0x1111 << i);
for (const corner of [0, 1, 2, 4, 5, 6, 8, 9, 10]) SHAPES.push(0x33 << corner);

const hasShape = new Uint8Array(0x10000);
for (let set = 0; set < 0x10000; set++)
  hasShape[set] = SHAPES.some((shape) => (set & shape) === shape) ? 1 : 0;

const BORDER = 0xf99f;

/** 1 or -1 for each of the 12 first moves, by ascending cell, of the garden with these tiles by cell. */
export const plainValues = (layout: readonly number[]): number[] => {
  const matching = layout.map((tile) => {
    let set = 0;
    layout.forEach((other, cell) => {
      if (other !== tile && (other >> 2 === tile >> 2 || (other & 3) === (tile & 3))) set |= 1 << cell;
    });
    return set;
  });
  const knownAfter = layout.map(() => new Map<number, number>());

  /** Value for the side to move, whose opponent has just taken `last`. */
  const value = (own: number, other: number, last: number): number => {
    const known = knownAfter[last];
    const key = own | (other << 16);
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = -1;
    for (let legal = matching[last] & ~(own | other); legal !== 0; legal &= legal - 1) {
      const cell = 31 - Math.clz32(legal & -legal);
      const tokens = own | (1 << cell);
      if (hasShape[tokens] === 1 || value(other, tokens, cell) < 0) {
        best = 1;
        break;
      }
    }
    known.set(key, best);
    return best;
  };

  const values: number[] = [];
  for (let cell = 0; cell < 16; cell++) if ((BORDER >> cell) & 1) values.push(-value(0, 1 << cell, cell));
  return values;
};
