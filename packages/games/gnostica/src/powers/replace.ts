/** One card for another: what discs and swords do to territories. */
import {
  firstMember,
  hasMember,
  type Move,
  type MoveList,
  NO_MEMBER,
  nextMember,
  type Refusal,
  removeMember,
  type Sink,
} from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { layCard, liftCard } from '../board/land.ts';
import type { Space } from '../board/space.ts';
import { tell, tellLand } from '../board/tell.ts';
import type { Card } from '../cards/cards.ts';
import { discard, holds, leaveHand } from '../cards/piles.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, SET } from '../types.ts';

/** Where a replacement comes from, as encoded in moves. */
export const HAND = 0;
const DISCARDS = 1;

/** GNO-R-76, GNO-R-83 From the hand; for Tower and Star also from the discard pile, each by its own clause. */
export function whyNotSource(
  board: Board,
  card: Card,
  from: number,
  anyPile: boolean,
  notDiscarded: Refusal,
): Refusal | undefined {
  if (from === HAND) return holds(board.ints, board.seat, card) ? undefined : NO.layNotHeld;
  if (!anyPile) return NO.onlyStar;
  return hasMember(board.ints, at.out, card) ? undefined : notDiscarded;
}

type WhyNot = (
  board: Board,
  actor: number,
  card: Card,
  from: number,
  anyPile: boolean,
) => Refusal | undefined;
type Pack = (actor: number, card: Card, from: number) => Move;

/** Every card that an actor may lay on the territory it targets. */
export function listReplacements(
  board: Board,
  actor: number,
  anyPile: boolean,
  whyNot: WhyNot,
  pack: Pack,
  out: MoveList,
  start: number,
): number {
  const { ints } = board;
  let n = start;
  for (let i = 0; i < board.layable; i++) {
    const card = board.hand[i];
    if (whyNot(board, actor, card, HAND, anyPile) === undefined) out[n++] = pack(actor, card, HAND);
  }
  if (!anyPile) return n;
  for (
    let card = firstMember(ints, at.out, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, at.out, SET, card)
  )
    if (whyNot(board, actor, card, DISCARDS, true) === undefined) out[n++] = pack(actor, card, DISCARDS);
  return n;
}

/** GNO-PIL-6, GNO-R-7 In one change: pieces on the territory stay (GNO-SWD-11, GNO-DSC-6). */
export function replaceCard(
  { ints }: GnosticaState,
  space: Space,
  card: Card,
  from: number,
  told: Sink | undefined,
): void {
  if (from === DISCARDS) removeMember(ints, at.out, card);
  else leaveHand(ints, ints[at.turn], card);
  const old = liftCard(ints, space);
  discard(ints, old);
  layCard(ints, space, card);
  if (told === undefined) return;
  tellLand(told, tell.cleared, old, space, false);
  tellLand(told, tell.laid, card, space, from === HAND);
}
