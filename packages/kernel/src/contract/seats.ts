/** Seats, sets of seats, and viewers. A match has at most 16 seats, numbered from 0. */
export type Seat = number;
/** Bit `i` is seat `i`. */
export type SeatSet = number;
export type BySeat<T> = readonly T[];
/** A seat, a spectator (`table`), or (only when the match is over) everything. */
export type Viewer = Seat | 'table' | 'all';

export const MOST_SEATS = 16;
export const NO_SEATS: SeatSet = 0;
/** Known to all seats and to the table: public. */
export const EVERYONE: SeatSet = -1;

export const onlySeat = (seat: Seat): SeatSet => 1 << seat;
export const allSeats = (seats: number): SeatSet => (1 << seats) - 1;
export const hasSeat = (set: SeatSet, seat: Seat): boolean => ((set >>> seat) & 1) === 1;
export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);
export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if (hasSeat(set, seat)) seats.push(seat);
  return seats;
}

export const seatSet = (seats: Iterable<Seat>): SeatSet => {
  let set = NO_SEATS;
  for (const seat of seats) set = withSeat(set, seat);
  return set;
};

/** May this viewer know what is known to `known`? */
export function maySee(known: SeatSet, viewer: Viewer): boolean {
  if (viewer === 'all' || known === EVERYONE) return true;
  return viewer !== 'table' && hasSeat(known, viewer);
}
