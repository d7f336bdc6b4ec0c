/** A player leaves the match (GNO-R-60, GNO-R-91). */
import type { Seat } from '@hortus/kernel';
import { leaveRest, reveal } from './bidding.ts';
import { eliminate, goOn, leftIn } from './course.ts';
import { clearVoid } from './deeds.ts';
import { isVoid, menAt, type Reading, type Space } from './table.ts';

export function leave(table: Reading, seat: Seat, fate: 'resignation' | 'time'): void {
  const bid = table.bids[seat];
  if (table.turn === seat && table.todo !== null) {
    table.todo = null;
    clearVoid(table);
  }
  if (bid !== null) table.out.push(bid);
  table.bids[seat] = null;
  eliminate(table, seat, fate);
  switch (table.phase) {
    case 'bid':
      if (leftIn(table).every((one) => table.bids[one] !== null)) reveal(table);
      return;
    case 'redraw':
      leaveRest(table);
      return;
    case 'over':
      clearVoid(table);
      return clearBidding(table);
    default:
      if (table.turn === seat) goOn(table, seat);
      else release(table, seat);
  }
}

/** GNO-PIL-7 Outside of bidding there is no pool: cards that nobody needs any more are discarded. */
function clearBidding(table: Reading): void {
  for (const card of [...table.pool, ...table.bids]) if (card !== null) table.out.push(card);
  table.pool = [];
  table.bids = table.bids.map(() => null);
  table.round = 0;
  table.first = null;
  table.took = [];
}

/** GNO-ROD-5, GNO-ROD-6 Could a rod have ended there? */
const isAllowed = (table: Reading, space: Space): boolean =>
  !isVoid(table, space) && menAt(table, space).length <= 3;

/** An obligation for a piece or crowd that is gone is dropped. */
function release(table: Reading, seat: Seat): void {
  const { todo } = table;
  if (todo?.kind === 'transit' && (todo.man.owner === seat || isAllowed(table, todo.man))) table.todo = null;
  if (todo?.kind === 'three' && menAt(table, todo).length <= 3) table.todo = null;
  clearVoid(table);
}
