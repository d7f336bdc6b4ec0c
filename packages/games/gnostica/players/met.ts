/**
 * Positions met in one search, so that none is valued or continued twice: the powers of a card in another order, or
 * another card with the same power, often lead to the same position. Scratch memory, shared by all: searches don't
 * nest.
 */

const PLACES = 1 << 13;
/** Beyond this many, positions are no longer remembered. */
const MOST = PLACES >> 1;
/** Searches are numbered again from here on. */
const MOST_SEARCHES = 0x7fffffff;

const keys = new Int32Array(PLACES);
/** The search that a place was filled in. */
const searches = new Int32Array(PLACES);
const worths = new Float64Array(PLACES);
let search = 0;
let count = 0;

export function forgetMet(): void {
  count = 0;
  if (++search <= MOST_SEARCHES) return;
  searches.fill(0);
  search = 1;
}

/** Where this position is remembered; if it isn't, where it would be. */
export function placeOf(key: number): number {
  let place = key & (PLACES - 1);
  while (searches[place] === search && keys[place] !== key) place = (place + 1) & (PLACES - 1);
  return place;
}

export const wasMet = (place: number): boolean => searches[place] === search;
export const worthMet = (place: number): number => worths[place];

export function remember(place: number, key: number, worth: number): void {
  if (count === MOST) return;
  count++;
  searches[place] = search;
  keys[place] = key;
  worths[place] = worth;
}
