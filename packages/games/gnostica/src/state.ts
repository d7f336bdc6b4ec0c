/** What the words of a state say, by name: for players, and whoever else reads a state without playing in it. */
import { hasSeat, type Seat } from '@hortus/kernel';
import type { Land } from './board/land.ts';
import type { Man } from './board/men.ts';
import type { Card } from './cards/cards.ts';
import { at, type NONE } from './types.ts';

export const phaseOf = (words: Int32Array): number => words[at.phase];
/** Whose turn it is. */
export const turnOf = (words: Int32Array): Seat => words[at.turn];
/** Whose announced last turn is still to come, or NONE. */
export const announcerOf = (words: Int32Array): Seat | typeof NONE => words[at.open];
/** Is this seat out of the game? */
export const isGone = (words: Int32Array, seat: Seat): boolean => hasSeat(words[at.gone], seat);
export const winnerOf = (words: Int32Array): Seat | typeof NONE => words[at.winner];
/** How many cards are in use, one within the other. */
export const depthOf = (words: Int32Array): number => words[at.depth];

export const manCount = (words: Int32Array): number => words[at.men];
export const manAt = (words: Int32Array, place: number): Man => words[at.man + place];
export function setMan(words: Int32Array, place: number, man: Man): void {
  words[at.man + place] = man;
}

export const landCount = (words: Int32Array): number => words[at.lands];
export const landAt = (words: Int32Array, place: number): Land => words[at.land + place];

export const pileSize = (words: Int32Array): number => words[at.pile];
export const pileCard = (words: Int32Array, place: number): Card => words[at.piled + place];
export function setPileCard(words: Int32Array, place: number, card: Card): void {
  words[at.piled + place] = card;
}

/** Of a card in a hand: how many shuffles ago it was in the draw pile. */
export const ageOf = (words: Int32Array, card: Card): number => words[at.age + card];
export function setAge(words: Int32Array, card: Card, age: number): void {
  words[at.age + card] = age;
}
