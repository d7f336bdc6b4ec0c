/** Names of cells and tiles, both ways. */
import { type Diagnostic, fail, ok, type Result } from '@hortus/kernel';
import { columnOf, rowOf, symbolOf, tileOf, vegetationOf } from './numbers.ts';
import { CELLS, NO_TILE, SYMBOLS, VEGETATIONS } from './types.ts';

export const makeCell = (cell: number): string => `${'abcd'[columnOf(cell)]}${4 - rowOf(cell)}`;

export function parseCell(text: string): number | undefined {
  const [column, row] = ['abcd'.indexOf(text[0] ?? '?'), '4321'.indexOf(text[1] ?? '?')];
  return text.length === 2 && column >= 0 && row >= 0 ? row * 4 + column : undefined;
}

/** Written once: every view has sixteen of them. */
const TILE_NAMES = Array.from(
  { length: 16 },
  (_, tile) => `${'MCPI'[vegetationOf(tile)]}${'stbr'[symbolOf(tile)]}`,
);

export const makeTile = (tile: number): string => TILE_NAMES[tile];

/** GAR-R-1 */
const OTHER_NAMES = new Map([
  ['rising sun', 'sun'],
  ['cloud', 'rain'],
]);

/** GAR-CMP-2 `Cb`, or in full: `Cherry, bird`; cloud is another name for rain. */
export function parseTile(text: string): number | undefined {
  const word = text.trim();
  const short = /^([MCPI])([stbr])$/.exec(word);
  if (short !== null) return tileOf('MCPI'.indexOf(short[1] ?? ''), 'stbr'.indexOf(short[2] ?? ''));
  const [vegetation, symbol = '', ...more] = word.toLowerCase().split(/\s*,\s*/);
  const v = VEGETATIONS.findIndex((name) => name.toLowerCase() === vegetation);
  const s = SYMBOLS.findIndex((name) => name === (OTHER_NAMES.get(symbol.replace(/\s+/g, ' ')) ?? symbol));
  return v >= 0 && s >= 0 && more.length === 0 ? tileOf(v, s) : undefined;
}

/** Sixteen tiles from the top left, optionally with `/` between rows; each tile once (GAR-R-2). */
export function parseGarden(text: string): Result<number[], Diagnostic[]> {
  const words = text.match(/[A-Za-z]+\s*,\s*(?:rising\s+)?[A-Za-z]+|[^\s/]+/gi) ?? [];
  const faults: Diagnostic[] = [];
  const seen = new Set<number>();
  const tiles = words.map((word) => {
    const tile = parseTile(word);
    if (tile === undefined)
      faults.push({
        code: 'not-a-tile',
        message: `${word} is not a tile`,
        hint: 'a tile is written Cb, or: Cherry, bird',
        clause: 'GAR-CMP-2',
      });
    else if (seen.has(tile))
      faults.push({
        code: 'tile-twice',
        message: `${makeTile(tile)} lies in the garden twice`,
        clause: 'GAR-R-2',
      });
    if (tile !== undefined) seen.add(tile);
    return tile ?? NO_TILE;
  });
  if (tiles.length !== CELLS)
    faults.push({
      code: 'not-sixteen',
      message: `a garden has 16 tiles, not ${tiles.length}`,
      clause: 'GAR-SET-1',
    });
  return faults.length > 0 ? fail(faults) : ok(tiles);
}
