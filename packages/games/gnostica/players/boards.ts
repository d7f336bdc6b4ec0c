/**
 * What boards are worth, remembered: in one imagined world after another the same ones come up, only the hands are
 * others. Two hashes tell them apart. Scratch memory, shared by all: whoever asks is part of the hashes.
 */

import { landAt, landCount, manAt, manCount } from '../src/index.ts';

const PLACES = 1 << 14;
const keys = new Int32Array(PLACES);
const checks = new Int32Array(PLACES);
const worths = new Float64Array(PLACES);
/** The board last looked for. */
let key = 0;
let check = 0;

function mixIn(value: number): void {
  key = Math.imul(key ^ value, 0x9e3779b1);
  key ^= key >>> 15;
  check = Math.imul(check ^ value, 0x85ebca6b);
  check ^= check >>> 13;
}

/** Where this board is remembered; if it isn't, where it will be. */
export function boardPlace(ints: Int32Array, asker: number): number {
  key = asker;
  check = ~asker;
  mixIn(manCount(ints));
  for (let i = 0; i < manCount(ints); i++) mixIn(manAt(ints, i));
  for (let i = 0; i < landCount(ints); i++) mixIn(landAt(ints, i));
  return key & (PLACES - 1);
}

/** Is the board last looked for remembered here? */
export const isRemembered = (place: number): boolean => keys[place] === key && checks[place] === check;

export const boardWorth = (place: number): number => worths[place];

/** Another board that was remembered here is forgotten. */
export function rememberBoard(place: number, worth: number): void {
  keys[place] = key;
  checks[place] = check;
  worths[place] = worth;
}
