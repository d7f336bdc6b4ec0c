/**
 * Phases that ask seats in order: whose question is next. A seat whose only answer is obvious to all isn't asked
 * (GEN-E-3).
 */
import { firstMember, type MoveList, NO_MEMBER, nextMember, type Seat } from '@hortus/kernel';
import { SET } from '../types.ts';

/** One move per card of a set, in the order of the cards. */
export function listCards(
  ints: Int32Array,
  set: number,
  kind: { readonly pack: (...values: number[]) => number },
  out: MoveList,
  from: number,
): number {
  let n = from;
  for (let card = firstMember(ints, set, SET); card !== NO_MEMBER; card = nextMember(ints, set, SET, card))
    out[n++] = kind.pack(card);
  return n;
}

/** The seat this many places after another. */
export const seatAfter = (seats: number, seat: Seat, places: number): Seat => (seat + places) % seats;

/** WA-R-129 The winners in seat order from the loser who goes first, then the losers, that one first. */
export const winnersFirst = (seats: number, loser: Seat, place: number): Seat =>
  seats === 2
    ? (loser + 1 + place) & 1
    : place < 2
      ? seatAfter(4, loser, 1 + 2 * place)
      : seatAfter(4, loser, 2 * (place - 2));
