/** GNO-R-92 Repeated positions. */
import type { Seat } from '@hortus/kernel';
import { handSize } from '../cards/piles.ts';
import { at, type GnosticaState, MOST_SEEN, NONE } from '../types.ts';

/** The game is drawn when a position comes up this many times. */
const DRAWN_AT = 3;
/** An entry is a position's key and, in its lowest two bits, how often it came up. */
const TIMES = 3;

export const timesOf = (entry: number): number => entry & TIMES;
export const keyOf = (entry: number): number => entry & ~TIMES;

/** Cards and pieces on the board, how many cards each player holds, and whose turn it is. */
function keyAt({ ints, rules }: GnosticaState, turn: Seat): number {
  let key = turn + 1;
  for (let i = 0; i < ints[at.lands]; i++) key = mixed(key, ints[at.land + i]);
  for (let i = 0; i < ints[at.men]; i++) key = mixed(key, ~ints[at.man + i]);
  for (let seat = 0; seat < rules.seats; seat++) key = mixed(key, handSize(ints, seat));
  return keyOf(key ^ (key >>> 15));
}

/** One round of MurmurHash3. */
function mixed(key: number, value: number): number {
  const spread = Math.imul(value, 0xcc9e2d51);
  const sum = key ^ Math.imul((spread << 15) | (spread >>> 17), 0x1b873593);
  return (Math.imul((sum << 13) | (sum >>> 19), 5) + 0xe6546b64) | 0;
}

/** A pass changes nothing (GNO-R-59), and an announced last turn will soon be judged. */
const counts = ({ ints, rules }: GnosticaState): boolean =>
  rules.options.repetition !== 'off' && ints[at.quietRounds] === 0 && ints[at.open] === NONE;

/** Where this key is stored, or would be: the first empty place, or else the last. */
function placeOf(ints: Int32Array, key: number): number {
  let place = 0;
  while (place < MOST_SEEN - 1 && ints[at.seen + place] !== 0 && keyOf(ints[at.seen + place]) !== key)
    place++;
  return place;
}

const timesAt = (entry: number, key: number): number =>
  entry !== 0 && keyOf(entry) === key ? timesOf(entry) : 0;

/** Counts the position in which this seat's turn would begin, and says whether that is the third time. */
export function comesUpAgain(state: GnosticaState, turn: Seat): boolean {
  if (!counts(state)) return false;
  const { ints } = state;
  const key = keyAt(state, turn);
  const place = placeOf(ints, key);
  const times = timesAt(ints[at.seen + place], key) + 1;
  if (times === DRAWN_AT) return true;
  ints.copyWithin(at.seen + 1, at.seen, at.seen + place);
  ints[at.seen] = key | times;
  return false;
}

/**
 * How often the position that the next turn would begin with has come up, if this turn ends here: 0, 1 or 2.
 */
export function timesBefore(state: GnosticaState, next: Seat): number {
  if (!counts(state) || state.ints[at.seen] === 0) return 0;
  const key = keyAt(state, next);
  return timesAt(state.ints[at.seen + placeOf(state.ints, key)], key);
}

/** A player who leaves takes their pieces along, so no earlier position can come back. */
export const forgetPositions = (ints: Int32Array): void => {
  ints.fill(0, at.seen, at.seen + MOST_SEEN);
};

/** How many positions are stored. */
export function seenCount(ints: Int32Array): number {
  let count = 0;
  while (count < MOST_SEEN && ints[at.seen + count] !== 0) count++;
  return count;
}

/** This position came up before: once more, and the game is drawn. */
const cameUpTwice = (ints: Int32Array, place: number): boolean =>
  timesOf(ints[at.seen + place]) === DRAWN_AT - 1;

/** The last position counted has come up twice. */
export const isNearlyDrawn = (ints: Int32Array): boolean => ints[at.open] === NONE && cameUpTwice(ints, 0);

/** Another one that is remembered has: going back to it would draw the game. */
export function mayReturnToDraw(ints: Int32Array): boolean {
  if (ints[at.open] !== NONE || isNearlyDrawn(ints)) return false;
  for (let place = 1; place < MOST_SEEN; place++) if (cameUpTwice(ints, place)) return true;
  return false;
}
