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
  scratchInts,
} from '@hortus/kernel';
import { parseGarden } from './names.ts';
import { symbolOf, vegetationOf } from './numbers.ts';
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
  ints: new Int32Array(size),
  rules: rulesOf(options),
});

/**
 * GAR-SET-1, GAR-SET-3, GAR-R-16 The first game:
 * garden and first player at random, unless the options fix them.
 */
export function setup(state: GardenState, rng: Rng): SeatSet {
  const { ints, rules } = state;
  ints[at.score] = ints[at.score + 1] = ints[at.reasons] = 0;
  if (rules.garden === undefined) shuffleGarden(ints, rng);
  else layGarden(ints, rules.garden);
  const { first } = rules.options;
  return startGame(ints, first === 'random' ? rng.below(2) : first === 'A' ? 0 : 1);
}

/** All tiles in order, before and after each deal. */
const tiles = scratchInts(CELLS);
for (let tile = 0; tile < CELLS; tile++) tiles[tile] = tile;
const bitOf = scratchInts(CELLS);

/** GAR-SET-1, GAR-MAT-6 A fresh shuffle of all sixteen tiles. */
export function shuffleGarden(ints: Int32Array, rng: Rng): void {
  rng.shuffle(tiles);
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = tiles[cell];
    ints[at.tileAt + cell] = tile;
    bitOf[tile] = 1 << cell;
    tiles[cell] = cell;
  }
  ints[at.vegetation] = bitOf[0] | bitOf[1] | bitOf[2] | bitOf[3];
  ints[at.vegetation + 1] = bitOf[4] | bitOf[5] | bitOf[6] | bitOf[7];
  ints[at.vegetation + 2] = bitOf[8] | bitOf[9] | bitOf[10] | bitOf[11];
  ints[at.vegetation + 3] = bitOf[12] | bitOf[13] | bitOf[14] | bitOf[15];
  ints[at.symbol] = bitOf[0] | bitOf[4] | bitOf[8] | bitOf[12];
  ints[at.symbol + 1] = bitOf[1] | bitOf[5] | bitOf[9] | bitOf[13];
  ints[at.symbol + 2] = bitOf[2] | bitOf[6] | bitOf[10] | bitOf[14];
  ints[at.symbol + 3] = bitOf[3] | bitOf[7] | bitOf[11] | bitOf[15];
}

function layGarden(ints: Int32Array, garden: readonly number[]): void {
  ints.set(garden, at.tileAt);
  indexGarden(ints);
}

/**
 * Which cells have each vegetation and each symbol, so that
 * finding what matches a tile is one look-up (GAR-MOV-4).
 */
export function indexGarden(ints: Int32Array): void {
  ints.fill(0, at.vegetation, at.vegetation + 8);
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = ints[at.tileAt + cell];
    if (tile === NO_TILE) continue;
    ints[at.vegetation + vegetationOf(tile)] |= 1 << cell;
    ints[at.symbol + symbolOf(tile)] |= 1 << cell;
  }
}

/** GAR-SET-2, GAR-MOV-1 All tokens beside the garden, no tile taken, the border open to X. */
export function startGame(ints: Int32Array, first: Seat): SeatSet {
  ints[at.held] = ints[at.held + 1] = 0;
  ints[at.free] = ALL_CELLS;
  ints[at.open] = BORDER;
  ints[at.ply] = 0;
  ints[at.top] = NO_TILE;
  ints[at.first] = first;
  return onlySeat(first);
}

export const isOver = (state: GardenState): boolean => state.ints[at.reasons] !== 0;

/** GAR-MOV-5 The players alternate, X first. */
export const moverOf = (ints: Int32Array): Seat => ints[at.first] ^ (ints[at.ply] & 1);

export const toAct = (state: GardenState): SeatSet =>
  isOver(state) ? NO_SEATS : onlySeat(moverOf(state.ints));

/** GAR-CMP-1 Two players, each for themselves. */
export const teams = (): readonly SeatSet[] => [onlySeat(0), allSeats(2) ^ onlySeat(0)];
