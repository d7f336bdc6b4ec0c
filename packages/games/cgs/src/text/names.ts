/** Names of players, seats and cards in the notation. */
import type { Seat } from '@hortus/kernel';
import { designIn, faceOfDesign, isBarredFace } from '../state/faces.ts';
import { personsOf, playerOf } from '../state/players.ts';
import { type CgsState, NONE } from '../types.ts';

const LETTERS = 'abcdef';

export const playerName = (player: number): string => LETTERS[player] ?? '?';
export const playerNamed = ({ rules }: CgsState, name: string): number => {
  const player = name.length === 1 ? LETTERS.indexOf(name) : NONE;
  return player < rules.players ? player : NONE;
};

/** `b`; `b2` for the second person of a group. */
export function seatName(state: CgsState, seat: Seat): string {
  if (seat >= state.rules.seats) return '?';
  const player = playerOf(state, seat);
  const persons = personsOf(state, player);
  return persons.length === 1 ? playerName(player) : `${playerName(player)}${persons.indexOf(seat) + 1}`;
}

export function seatNamed(state: CgsState, name: string): Seat {
  for (let seat = 0; seat < state.rules.seats; seat++) if (seatName(state, seat) === name) return seat;
  return NONE;
}

/** `12`, or `12!` for a copy barred in this adventure. */
export const faceName = ({ rules }: CgsState, face: number): string =>
  `${rules.cards.designs[designIn(face)]?.label ?? '?'}${isBarredFace(face) ? '!' : ''}`;

/** Card : (Number | '"' Identifier '"') ["!"] */
export function faceNamed({ rules }: CgsState, text: string): number {
  const barred = text.endsWith('!');
  const design = rules.cards.byLabel.get(barred ? text.slice(0, -1) : text);
  return design === undefined ? NONE : faceOfDesign(design.index, barred);
}
