/** Bids, and what to take from the pool. */

import { type Move, type MoveList, moveList, type Seat } from '@hortus/kernel';
import { type GnosticaState, gnostica, kinds, NONE, phaseOf, REDRAW } from '../src/index.ts';
import { WORTH } from './card-worth.ts';

const list: MoveList = moveList(gnostica);

/** The card it can best do without, or the best one on offer: those who take early have a choice, the player who goes first doesn't. */
export function bidOrTake(world: GnosticaState, seat: Seat): Move {
  const count = gnostica.legal(world, seat, list);
  const sign = phaseOf(world.ints) === REDRAW ? 1 : -1;
  let [best, most] = [list[0], Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const card = sign > 0 ? kinds.take.get.card(list[i]) : kinds.bid.get.card(list[i]);
    if (card === NONE || sign * WORTH[card] <= most) continue;
    [best, most] = [list[i], sign * WORTH[card]];
  }
  return best;
}
