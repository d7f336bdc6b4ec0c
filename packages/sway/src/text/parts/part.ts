/** One field of a position: written and read side by side, so that none can be written and not read. */

import { type Piece, splitAt } from '@hortus/cards';
import { onlySeat, type Seat, type SeatSet, seatsOf } from '@hortus/kernel';
import type { SwayState } from '../../edition/rules.ts';
import type { Loading } from '../loading.ts';
import { seatName } from '../names.ts';

export interface Part {
  readonly key: string;
  /** One value per line; none if it is at its default. */
  write(state: SwayState): readonly string[];
  read(loading: Loading, value: Piece): void;
  /** May be given several times. */
  readonly many?: boolean;
}

/** A number in the state, left out if it is 0. */
export const numberPart = (key: string, word: number, most: number): Part => ({
  key,
  write: ({ ints }) => (ints[word] === 0 ? [] : [String(ints[word])]),
  read(loading, value) {
    loading.state.ints[word] = loading.number(value, key, most);
  },
});

/** A value of 1 or 0: the key appears alone or not at all. */
export const flagPart = (key: string, word: number): Part => ({
  key,
  write: ({ ints }) => (ints[word] === 0 ? [] : ['']),
  read(loading, value) {
    if (value.text !== '') loading.fault(value, 'unknown-word', `${key} stands alone`);
    loading.state.ints[word] = 1;
  },
});

export const seatList = (seats: SeatSet): string => seatsOf(seats).map(seatName).join(', ');

export function readSeats(loading: Loading, value: Piece): SeatSet {
  let seats = 0;
  for (const piece of splitAt(value, ',')) {
    const seat: Seat | undefined = loading.seat(piece);
    if (seat !== undefined) seats |= onlySeat(seat);
  }
  return seats;
}

export const seatsPart = (key: string, word: number): Part => ({
  key,
  write: ({ ints }) => (ints[word] === 0 ? [] : [seatList(ints[word])]),
  read(loading, value) {
    loading.state.ints[word] = readSeats(loading, value);
  },
});
