/** A state's values by name, for players and other code that reads a state without playing in it. */
import { hasSeat, type Seat } from '@hortus/kernel';
import type { Land } from './board/land.ts';
import type { Man } from './board/men.ts';
import type { Card } from './cards/cards.ts';
import { handOf } from './cards/piles.ts';
import { at, type NONE, SET, STEPS } from './types.ts';

export const phaseOf = (ints: Int32Array): number => ints[at.phase];
/** Whose turn it is. */
export const turnOf = (ints: Int32Array): Seat => ints[at.turn];
/** How many turns the match has had. */
export const turnsOf = (ints: Int32Array): number => ints[at.turns];
/** Whose announced last turn is still to come, or NONE. */
export const announcerOf = (ints: Int32Array): Seat | typeof NONE => ints[at.open];
/** Is this seat out of the game? */
export const isGone = (ints: Int32Array, seat: Seat): boolean => hasSeat(ints[at.gone], seat);
export const winnerOf = (ints: Int32Array): Seat | typeof NONE => ints[at.winner];
/** How many cards are in use, one within the other. */
export const depthOf = (ints: Int32Array): number => ints[at.depth];

export const manCount = (ints: Int32Array): number => ints[at.men];
export const manAt = (ints: Int32Array, place: number): Man => ints[at.man + place];
export function setMan(ints: Int32Array, place: number, man: Man): void {
  ints[at.man + place] = man;
}

export const landCount = (ints: Int32Array): number => ints[at.lands];
export const landAt = (ints: Int32Array, place: number): Land => ints[at.land + place];

/** The same men on the same cards? */
export function isSameBoard(ints: Int32Array, other: Int32Array): boolean {
  for (let i = at.men; i < at.pile; i++) if (ints[i] !== other[i]) return false;
  return true;
}

/** The same cards in a seat’s hand? */
export function isSameHand(ints: Int32Array, other: Int32Array, seat: Seat): boolean {
  const hand = handOf(seat);
  for (let i = hand; i < hand + SET; i++) if (ints[i] !== other[i]) return false;
  return true;
}

export const pileSize = (ints: Int32Array): number => ints[at.pile];
export const pileCard = (ints: Int32Array, place: number): Card => ints[at.piled + place];
export function setPileCard(ints: Int32Array, place: number, card: Card): void {
  ints[at.piled + place] = card;
}

/** How many shuffles ago a card in a hand was in the draw pile. */
export const ageOf = (ints: Int32Array, card: Card): number => ints[at.age + card];
export function setAge(ints: Int32Array, card: Card, age: number): void {
  ints[at.age + card] = age;
}

const mixed = (key: number, value: number): number => {
  const product = Math.imul(key ^ value, 0x9e3779b1);
  return product ^ (product >>> 15);
};

/** A hash of all that a turn can change, as far as it matters for what comes next. */
export function turnKey(ints: Int32Array, seats: number): number {
  let key = mixed(ints[at.turn] + 1, phaseOf(ints));
  if (phaseOf(ints) === STEPS) {
    for (let i = at.depth; i <= at.owed; i++) key = mixed(key, ints[i]);
    key = mixed(key, ints[at.quietRounds]);
  }
  for (let i = at.men; i < at.man + manCount(ints); i++) key = mixed(key, ints[i]);
  for (let i = at.lands; i < at.land + ints[at.lands]; i++) key = mixed(key, ints[i]);
  for (let i = at.out; i < at.hands + seats * SET; i++) key = mixed(key, ints[i]);
  return key;
}
