/** The nouns of Garden of Conspiracy. Cells and tiles are numbers 0 to 15 inside, names at the edge (notation.ts). */
import { choice, eventKinds, moveKinds, type OptionsOf, record, type State, text } from '@hortus/kernel';

/** GAR-CMP-2 Four kinds of vegetation and four symbols; each pair is one tile (numbers.ts). */
export const VEGETATIONS = ['Maple', 'Cherry', 'Pine', 'Iris'] as const;
export const SYMBOLS = ['sun', 'poem', 'bird', 'rain'] as const;
/** Cells in reading order from the top left: a4 b4 c4 d4 a3 … d1. */
export const CELLS = 16;
/** No tile: the top before the first move, or a cell that holds a token. */
export const NO_TILE = 16;
export const NOBODY = 2;

export const FORMATS = ['single', 'wins3', 'vp10', 'vp15', 'vp20'] as const;
export type Format = (typeof FORMATS)[number];

export const OPTIONS = {
  format: choice('a single game, first to three wins, or first to 10, 15 or 20 points', FORMATS),
  fullBoard: choice('if all tiles are taken and nobody has a shape: the second player wins, or it’s a draw', [
    'block',
    'draw',
  ]),
  first: choice('who starts the first game', ['random', 'A', 'B']),
  garden: text('the garden of the first game, 16 tiles from the top left; leave it empty to shuffle', 400),
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

export interface Rules {
  readonly options: Options;
  /** The fixed garden, a tile for each cell. */
  readonly garden: readonly number[] | undefined;
  /** What the winner of a game scores. */
  readonly scoring: 'game' | 'tiles';
  /** The score that ends the match. */
  readonly target: number;
}

export const LAYOUT = record({
  /** The tile dealt to each cell; NO_TILE if the position was written down after it was taken. */
  tileAt: CELLS,
  /** Cells with each vegetation and each symbol, as bits. */
  vegetation: 4,
  symbol: 4,
  /** Cells held by X, by O. */
  held: 2,
  /** Cells that still have their tile. */
  free: 1,
  /** Cells the mover may take; none when the match is over. */
  open: 1,
  /** Moves made in this game. */
  ply: 1,
  top: 1,
  /** The seat that plays X. */
  first: 1,
  /** Games won, or points, by seat. */
  score: 2,
  /** Why the last game of the match ended (bits of REASONS); 0 while the match is running. */
  reasons: 1,
  /** Who won that game: a seat or NOBODY. */
  winner: 1,
});
export * as at from './offsets.ts';
export { size } from './offsets.ts';

export type GardenState = State<Rules>;

export const MOVES = moveKinds({ take: { cell: CELLS } });
export const { take, resign, time } = MOVES.kinds;

/** GAR-R-12 All reasons for a result, shape before block. */
export const REASONS = [
  { code: 'row', clause: 'GAR-AIM-2', mark: '#' },
  { code: 'square', clause: 'GAR-AIM-3', mark: '+' },
  { code: 'block', clause: 'GAR-AIM-4', mark: '=' },
  { code: 'full-board', clause: 'GAR-R-7', mark: '*' },
  { code: 'resignation', clause: 'GAR-R-18', mark: '' },
  { code: 'time', clause: 'GAR-R-18', mark: '' },
] as const;
export const ROW = 1;
export const SQUARE = 2;
export const BLOCK = 4;
export const FULL_BOARD = 8;
export const RESIGNATION = 16;
export const TIME = 32;

/** GAR-R-9 No finished game leaves more tiles than a shape on move 7. */
export const LARGEST_SCORE = 9;

export const EVENTS = eventKinds({
  /** A new game of the match: who plays X. */
  dealt: { first: 2 },
  took: { seat: 2, cell: CELLS, tile: CELLS },
  /** A game ended: who won (NOBODY: a draw), why, and the points if points count. */
  ended: { winner: 3, reasons: 64, points: CELLS + 1 },
  /** The match ended. */
  decided: { winner: 3 },
});

/** Everything is public, so all viewers see this. */
export interface View {
  readonly game: 'garden';
  /** Sixteen: a tile (`Ms`), or the token on it (`X`, `O`). */
  readonly cells: readonly string[];
  readonly top: string | null;
  /** The seat that plays X. */
  readonly first: 0 | 1;
  readonly mover: 0 | 1 | null;
  readonly ply: number;
  readonly format: Format;
  readonly fullBoard: Options['fullBoard'];
  readonly score: readonly [number, number];
  readonly result: { readonly winner: 0 | 1 | null; readonly reasons: readonly string[] } | null;
}
