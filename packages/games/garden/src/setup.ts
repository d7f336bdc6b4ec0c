import {
  allSeats,
  type Diagnostic,
  fail,
  NO_SEATS,
  onlySeat,
  parseOptionTable,
  type Result,
  type Rng,
  type Seat,
  type SeatSet,
  scratchWords,
} from '@hortus/kernel';
import { parseGarden } from './names.ts';
import { ALL_CELLS, BORDER } from './shapes.ts';
import { at, CELLS, type GardenState, NO_TILE, OPTIONS, type Options, type Rules, size } from './types.ts';

export function parseOptions(input: unknown): Result<Options, Diagnostic[]> {
  const options = parseOptionTable(OPTIONS, input);
  if (!options.ok || options.value.garden === '') return options;
  const garden = parseGarden(options.value.garden);
  return garden.ok ? options : fail(garden.fault.map((fault) => ({ ...fault, path: 'options.garden' })));
}

/** GAR-MAT-1, GAR-MAT-2, GAR-MAT-4 What a won game scores, and the score that ends the match. */
export const TARGETS = { single: 1, wins3: 3, vp10: 10, vp15: 15, vp20: 20 } as const;

export function rulesOf(options: Options): Rules {
  const garden = options.garden === '' ? undefined : parseGarden(options.garden);
  return {
    options,
    garden: garden?.ok === true ? garden.value : undefined,
    scoring: options.format.startsWith('vp') ? 'tiles' : 'game',
    target: TARGETS[options.format],
  };
}

export const create = (options: Options): GardenState => ({
  words: new Int32Array(size),
  rules: rulesOf(options),
});

/** GAR-SET-1, GAR-SET-3, GAR-R-16 The first game: garden and first player by lot, unless the options fix them. */
export function setup(state: GardenState, rng: Rng): SeatSet {
  const { words, rules } = state;
  words[at.score] = words[at.score + 1] = words[at.reasons] = 0;
  if (rules.garden === undefined) shuffleGarden(words, rng);
  else layGarden(words, rules.garden);
  const { first } = rules.options;
  return startGame(words, first === 'random' ? rng.below(2) : first === 'A' ? 0 : 1);
}

/** All tiles in order, before and after each deal. */
const tiles = scratchWords(CELLS);
for (let tile = 0; tile < CELLS; tile++) tiles[tile] = tile;
const bitOf = scratchWords(CELLS);

/** GAR-SET-1, GAR-MAT-6 A fresh shuffle of all sixteen tiles. */
export function shuffleGarden(words: Int32Array, rng: Rng): void {
  rng.shuffle(tiles);
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tiles[cell];
    words[at.tileAt + cell] = tile;
    bitOf[tile] = 1 << cell;
    tiles[cell] = cell;
  }
  words[at.vegetation] = bitOf[0] | bitOf[1] | bitOf[2] | bitOf[3];
  words[at.vegetation + 1] = bitOf[4] | bitOf[5] | bitOf[6] | bitOf[7];
  words[at.vegetation + 2] = bitOf[8] | bitOf[9] | bitOf[10] | bitOf[11];
  words[at.vegetation + 3] = bitOf[12] | bitOf[13] | bitOf[14] | bitOf[15];
  words[at.symbol] = bitOf[0] | bitOf[4] | bitOf[8] | bitOf[12];
  words[at.symbol + 1] = bitOf[1] | bitOf[5] | bitOf[9] | bitOf[13];
  words[at.symbol + 2] = bitOf[2] | bitOf[6] | bitOf[10] | bitOf[14];
  words[at.symbol + 3] = bitOf[3] | bitOf[7] | bitOf[11] | bitOf[15];
}

function layGarden(words: Int32Array, garden: readonly number[]): void {
  words.set(garden, at.tileAt);
  indexGarden(words);
}

/** Which cells have each vegetation and each symbol, so that what matches a tile is one look-up (GAR-MOV-4). */
export function indexGarden(words: Int32Array): void {
  words.fill(0, at.vegetation, at.vegetation + 8);
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = words[at.tileAt + cell];
    if (tile === NO_TILE) continue;
    words[at.vegetation + (tile >> 2)] |= 1 << cell;
    words[at.symbol + (tile & 3)] |= 1 << cell;
  }
}

/** GAR-SET-2, GAR-MOV-1 All tokens beside the garden, no tile taken, the border open to X. */
export function startGame(words: Int32Array, first: Seat): SeatSet {
  words[at.held] = words[at.held + 1] = 0;
  words[at.free] = ALL_CELLS;
  words[at.open] = BORDER;
  words[at.ply] = 0;
  words[at.top] = NO_TILE;
  words[at.first] = first;
  return onlySeat(first);
}

export const isOver = (state: GardenState): boolean => state.words[at.reasons] !== 0;

/** GAR-MOV-5 The players alternate, X first. */
export const moverOf = (words: Int32Array): Seat => words[at.first] ^ (words[at.ply] & 1);

export const toAct = (state: GardenState): SeatSet =>
  isOver(state) ? NO_SEATS : onlySeat(moverOf(state.words));

/** GAR-CMP-1 Two players, each for themselves. */
export const teams = (): readonly SeatSet[] => [onlySeat(0), allSeats(2) ^ onlySeat(0)];
