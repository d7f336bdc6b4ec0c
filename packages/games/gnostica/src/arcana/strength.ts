/** Strength: two discs, or both at once on one target. */
import type { MoveList, Refusal } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { type Card, worthOf } from '../cards/cards.ts';
import { holds } from '../cards/piles.ts';
import { targetIn } from '../powers/cup.ts';
import { growMan, whyNotGrowGround } from '../powers/disc.ts';
import {
  isEnough,
  listFacings,
  listTargets,
  type Power,
  tellActor,
  whyNotActor,
  whyNotFacing,
  whyNotTargeted,
} from '../powers/power.ts';
import { HAND, replaceCard } from '../powers/replace.ts';
import { NO } from '../refusals.ts';
import { kinds } from '../types.ts';

const { disc2, disc2Lay } = kinds;
const [SMALL, LARGE] = [1, 3];
const [SPOT, MAJOR] = [1, 3];

/** GNO-STR-2 Small becomes large; only the large piece is needed. */
function whyNotGrow(board: Board, man: number): Refusal | undefined {
  if (board.pips(man) !== SMALL) return NO.notSmall;
  return board.stashOfOwner(man, LARGE) > 0 ? undefined : NO.noLarge;
}

/** GNO-STR-3, GNO-R-83 A spot card becomes a major of the hand. */
function whyNotReplace(board: Board, actor: number, card: Card): Refusal | undefined {
  const refusal = whyNotActor(board, actor) ?? whyNotGrowGround(board, actor);
  if (refusal !== undefined) return refusal;
  if (!holds(board.ints, board.seat, card)) return NO.layNotHeld;
  if (worthOf(board.cards[board.siteAt(board.targetOf(actor))]) !== SPOT) return NO.notASpot;
  return worthOf(card) === MAJOR ? undefined : NO.notMajor;
}

const listGrown = (board: Board, actor: number, man: number, out: MoveList, n: number): number =>
  whyNotGrow(board, man) === undefined ? listFacings(board, disc2.pack, actor, man, out, n) : n;

/** GNO-R-33 One actor does both powers on one target. */
export const grownTwice: Power = {
  name: 'disc',
  cost: 2,
  owns: (move) => disc2.is(move) || disc2Lay.is(move),
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
      const actor = board.actors[i];
      n = listTargets(board, actor, listGrown, out, n);
      if (isEnough(board, n, from)) break;
      for (let j = 0; j < board.layable; j++)
        if (whyNotReplace(board, actor, board.hand[j]) === undefined)
          out[n++] = disc2Lay.pack(actor, board.hand[j]);
    }
    return n;
  },
  why(board, move) {
    const actor = disc2.get.actor(move);
    if (disc2Lay.is(move)) return whyNotReplace(board, actor, disc2Lay.get.card(move));
    const man = disc2.get.man(move);
    return (
      whyNotTargeted(board, actor, man) ??
      whyNotGrow(board, man) ??
      whyNotFacing(board, man, disc2.get.facing(move))
    );
  },
  play(state, move, _, told) {
    const actor = disc2.get.actor(move);
    tellActor(state, actor, told);
    if (disc2.is(move)) growMan(state, disc2.get.man(move), LARGE - SMALL, disc2.get.facing(move), told);
    else replaceCard(state, targetIn(state.ints, actor), disc2Lay.get.card(move), HAND, told);
  },
};
