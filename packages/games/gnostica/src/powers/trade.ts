/** Trading hands: Justice and Hanged Man. */
import {
  addMember,
  EVERYONE,
  firstMember,
  NO_MEMBER,
  nextMember,
  onlySeat,
  removeMember,
  type Seat,
  type SeatSet,
  type Sink,
} from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { tell } from '../board/tell.ts';
import { handOf, knownTo } from '../cards/piles.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds, MOST_SEATS, SET } from '../types.ts';
import type { Power } from './power.ts';

const { swap } = kinds;

/** GNO-R-44 The first minion that targets a piece of that seat, by number; undefined if none does. */
export function traderWith(board: Board, other: Seat): number | undefined {
  if (other === board.seat) return undefined;
  for (let i = 0; i < board.actorCount; i++)
    if (board.targetsPieceOf(board.actors[i], other)) return board.actors[i];
  return undefined;
}

/** GNO-R-67 Whole hands change owners, and both players have seen both. */
function tradeHands({ ints }: GnosticaState, seat: Seat, other: Seat, told: Sink | undefined): void {
  for (let i = 0; i < SET; i++) {
    const mine = ints[handOf(seat) + i];
    ints[handOf(seat) + i] = ints[handOf(other) + i];
    ints[handOf(other) + i] = mine;
  }
  told?.tell(tell.swapped.pack(seat, other), EVERYONE, false);
  const both = onlySeat(seat) | onlySeat(other);
  seeHand(ints, seat, other, both, told);
  seeHand(ints, other, seat, both, told);
}

function seeHand(ints: Int32Array, owner: Seat, witness: Seat, both: SeatSet, told: Sink | undefined): void {
  const hand = handOf(owner);
  for (
    let card = firstMember(ints, hand, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, hand, SET, card)
  ) {
    addMember(ints, knownTo(witness), card);
    removeMember(ints, knownTo(owner), card);
    told?.tell(tell.received.pack(owner, card), both, true);
  }
}

export const trade: Power = {
  name: 'swap',
  cost: 1,
  owns: swap.is,
  list(board, out, from) {
    let n = from;
    for (let other = 0; other < MOST_SEATS; other++)
      if (traderWith(board, other) !== undefined) out[n++] = swap.pack(other);
    return n;
  },
  why: (board, move) => (traderWith(board, swap.get.seat(move)) === undefined ? NO.noTrade : undefined),
  play: (state, move, _, told) => tradeHands(state, state.ints[at.turn], swap.get.seat(move), told),
};
