/** Who goes first (GNO-BID). */
import type { Seat } from '@hortus/kernel';
import { leftIn, next, startTurn } from './course.ts';
import { intoHand, outOfHand } from './piles.ts';
import { bidKeyOf, type Reading, seatsOf } from './table.ts';

export function bid(table: Reading, seat: Seat, card: string): void {
  outOfHand(table, seat, card);
  table.bids[seat] = card;
  if (leftIn(table).every((one) => table.bids[one] !== null)) reveal(table);
}

/** GNO-BID-3 to GNO-BID-5, GNO-R-16 */
export function reveal(table: Reading): void {
  const bids = seatsOf(table).flatMap((seat) => {
    const card = table.bids[seat];
    return card === null ? [] : [{ seat, card }];
  });
  const best = Math.max(...bids.map(({ card }) => bidKeyOf(card)));
  const winners = bids.filter(({ card }) => bidKeyOf(card) === best).map(({ seat }) => seat);
  table.pool.push(...bids.map(({ card }) => card));
  table.bids = seatsOf(table).map(() => null);
  if (winners.length === 1) return share(table, winners[0]);
  if (leftIn(table).some((seat) => table.hands[seat].length > 0)) {
    table.round++;
    return;
  }
  const lot = Number(table.told.shift());
  if (!winners.includes(lot)) throw new Error(`the lot fell on ${lot}, not on one of ${winners}`);
  share(table, lot);
}

/** GNO-BID-6 */
function share(table: Reading, winner: Seat): void {
  table.phase = 'redraw';
  table.first = winner;
  table.took = [];
  table.round = 0;
}

/** Counterclockwise from the winner's right, the winner last. */
export function taker(table: Reading): Seat | undefined {
  if (table.first === null) return undefined;
  for (let n = 1; n <= table.seats; n++) {
    const seat = (table.first - n + table.seats) % table.seats;
    if (!table.gone.includes(seat) && !table.took.includes(seat)) return seat;
  }
  return undefined;
}

export function takeFromPool(table: Reading, seat: Seat, card: string): void {
  receive(table, seat, card);
  if (table.hands[seat].length === 6) table.took = [...table.took, seat].sort();
  leaveRest(table);
}
function receive(table: Reading, seat: Seat, card: string): void {
  table.pool = table.pool.filter((one) => one !== card);
  intoHand(table, seat, card);
  table.known.set(card, new Set(['*']));
}

/**
 * GNO-BID-7, GNO-BID-8 The winner gets what is left and goes first;
 * if somebody has left, there may be a choice (GNO-R-91).
 */
export function leaveRest(table: Reading): void {
  const starter = starterOf(table);
  const last = taker(table);
  if (starter === undefined || (last !== undefined && last !== starter)) return;
  if (last === starter && table.pool.length > 6 - table.hands[starter].length) return;
  if (last === starter) for (const card of [...table.pool]) receive(table, starter, card);
  table.out.push(...table.pool);
  table.pool = [];
  table.first = null;
  table.took = [];
  startTurn(table, starter);
}
/** GNO-R-91 If the winner has left, the next player clockwise. */
function starterOf(table: Reading): Seat | undefined {
  const { first } = table;
  return first !== null && table.gone.includes(first) ? next(table, first) : (first ?? undefined);
}
