/** Whom the table waits for, according to a view; while all bid at once it is nobody in particular. */
import { NO_SEATS, onlySeat, type Seat, type SeatSet } from '@hortus/kernel';
import { nextTaker } from '../phases/bidding.ts';
import { NONE, type View } from '../types.ts';

export const actsIn = (view: View): Seat | null =>
  view.phase === 'redraw' ? takerIn(view) : view.phase === 'bid' ? null : view.turn;

const setOf = (seats: readonly Seat[]): SeatSet =>
  seats.reduce((set, seat) => set | onlySeat(seat), NO_SEATS);

function takerIn({ first, took, gone, hands }: View): Seat | null {
  if (first === null) return null;
  const taker = nextTaker(first, setOf([...took, ...gone]), hands.length);
  return taker === NONE ? null : taker;
}
