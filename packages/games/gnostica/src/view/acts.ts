/** Whom the table waits for, told from a view; while all bid at once it is nobody in particular. */
import type { Seat } from '@hortus/kernel';
import type { View } from '../types.ts';

export const actsIn = (view: View): Seat | null =>
  view.phase === 'redraw' ? takerIn(view) : view.phase === 'bid' ? null : view.turn;

/** GNO-BID-6 From the winner's right on, counterclockwise, past those who have left. */
function takerIn({ first, took, gone, hands }: View): Seat | null {
  if (first === null) return null;
  const seats = hands.map((_, i) => (first - 1 - i + hands.length) % hands.length);
  return seats.find((seat) => !took.includes(seat) && !gone.includes(seat)) ?? null;
}
