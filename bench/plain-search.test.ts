import { expect, test } from 'vitest';
import { plainValues } from './plain-search.ts';

const G0 = Array.from({ length: 16 }, (_, tile) => tile);

/** Turned by a quarter: the tile of row r, column c goes to row c, column 3 - r. */
const turned = (layout: readonly number[]): number[] =>
  layout.map((_, cell) => layout[(3 - (cell & 3)) * 4 + (cell >> 2)]);

const BORDER = [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15];

test('[GAR-E-4] twelve first moves, each won or lost, and the same in the garden turned', () => {
  // Shuffled by multiplication modulo 17.
  const mixed = G0.map((tile) => ((3 * (tile + 1)) % 17) - 1);
  for (const layout of [G0, mixed]) {
    const values = plainValues(layout);
    expect(values).toHaveLength(12);
    expect(values.every((value) => value === 1 || value === -1)).toBe(true);
    const image = plainValues(turned(layout));
    BORDER.forEach((cell, index) => {
      const to = (cell & 3) * 4 + 3 - (cell >> 2);
      expect(image[BORDER.indexOf(to)]).toBe(values[index]);
    });
  }
});
