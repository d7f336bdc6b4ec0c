/**
 * The territories of the last position read, and what is next to what. Most positions of a search have the same ones,
 * so they are laid out again only when they change. Scratch memory, shared by all.
 */

import {
  AHEAD,
  CARDS,
  landAt,
  landCard,
  landCount,
  landSpace,
  NONE,
  SLOTS,
  type Space,
  slotOf,
  UP,
  worthOf,
} from '../src/index.ts';

/** By land, in reading order. */
export const spaces = new Int32Array(CARDS);
export const worths = new Int32Array(CARDS);
/** By land and way: the land beside it, or NONE. */
const beside = new Int32Array(CARDS * UP);
/** By slot. */
const grid = new Int32Array(SLOTS).fill(NONE);
/** The territories laid out. */
const laid = new Int32Array(CARDS);
let count = 0;

/** The number of the territory in a space, or NONE. */
export function landIn(space: Space): number {
  const land = grid[slotOf(space)];
  return land !== NONE && spaces[land] === space ? land : NONE;
}

/** The number of the territory beside another. */
export const landBeside = (land: number, way: number): number => beside[land * UP + way];

/** Lays other cards on the same spaces; false if the spaces are others. */
function exchangeCards(ints: Int32Array): boolean {
  if (landCount(ints) !== count) return false;
  for (let i = 0; i < count; i++) {
    const land = landAt(ints, i);
    if (land === laid[i]) continue;
    if (landSpace(land) !== spaces[i]) return false;
    laid[i] = land;
    worths[i] = worthOf(landCard(land));
  }
  return true;
}

export function layGround(ints: Int32Array): void {
  if (exchangeCards(ints)) return;
  for (let i = 0; i < count; i++) grid[slotOf(spaces[i])] = NONE;
  count = landCount(ints);
  for (let i = 0; i < count; i++) {
    const land = landAt(ints, i);
    laid[i] = land;
    spaces[i] = landSpace(land);
    worths[i] = worthOf(landCard(land));
    grid[slotOf(spaces[i])] = i;
  }
  for (let i = 0; i < count; i++)
    for (let way = 0; way < UP; way++) beside[i * UP + way] = landIn(spaces[i] + AHEAD[way]);
}
