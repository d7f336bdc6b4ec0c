/** Names of players, seats and cards in the notation. */
import type { Seat } from '@hortus/kernel';
import { titleOf } from '../cards/compile.ts';
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

const fold = (text: string): string =>
  text
    .replace(/^"(.*)"$/, '$1')
    .trim()
    .toLowerCase();

/** Cards by their folded titles; NONE if several have the same. */
const byTitle = new WeakMap<CgsState['rules']['cards'], ReadonlyMap<string, number>>();

function titlesOf(cards: CgsState['rules']['cards']): ReadonlyMap<string, number> {
  const known = byTitle.get(cards);
  if (known !== undefined) return known;
  const titles = new Map<string, number>();
  for (const { card, index } of cards.designs) {
    const title = fold(titleOf(card));
    titles.set(title, titles.has(title) ? NONE : index);
  }
  byTitle.set(cards, titles);
  return titles;
}

/** As a player writes it: also by title, in any case, such as `red pencil`. */
export function faceWritten(state: CgsState, text: string): number {
  const exact = faceNamed(state, text);
  if (exact !== NONE) return exact;
  const titles = titlesOf(state.rules.cards);
  const whole = titles.get(fold(text));
  if (whole !== undefined) return whole === NONE ? NONE : faceOfDesign(whole, false);
  const design = text.endsWith('!') ? titles.get(fold(text.slice(0, -1))) : undefined;
  return design === undefined || design === NONE ? NONE : faceOfDesign(design, true);
}

/** Card : (Number | '"' Identifier '"') ["!"] */
export function faceNamed({ rules }: CgsState, text: string): number {
  const barred = text.endsWith('!');
  const design = rules.cards.byLabel.get(barred ? text.slice(0, -1) : text);
  return design === undefined ? NONE : faceOfDesign(design.index, barred);
}
