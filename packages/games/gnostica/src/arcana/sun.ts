/** Sun: a cup and a disc, or both at once on one target. */
import { ownerOf, spaceOf } from '../board/men.ts';
import {
  createLike,
  createOwn,
  layFromHand,
  listLays,
  listLike,
  listOwn,
  targetIn,
  whyNotAdd,
  whyNotLay,
  whyNotLike,
} from '../powers/cup.ts';
import { isEnough, type Power, tellActor, whyNotActor } from '../powers/power.ts';
import { at, kinds } from '../types.ts';

const { sun, sunLike, sunLay } = kinds;
const MEDIUM = 2;
const ROYALTY = 2;

/**
 * GNO-SUN-2, GNO-SUN-3, GNO-R-33, GNO-R-85 A medium piece
 * or a royalty card in one step; only that one is needed.
 */
export const createdGrown: Power = {
  name: 'cup',
  cost: 2,
  owns: (move) => sun.is(move) || sunLike.is(move) || sunLay.is(move),
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
      const actor = board.actors[i];
      n = listOwn(board, sun.pack, actor, MEDIUM, true, out, n);
      n = listLike(board, sunLike.pack, actor, MEDIUM, true, out, n);
      n = listLays(board, sunLay.pack, actor, ROYALTY, out, n);
    }
    return n;
  },
  why(board, move) {
    const actor = sun.get.actor(move);
    if (sun.is(move))
      return whyNotActor(board, actor) ?? whyNotAdd(board, board.targetOf(actor), board.seat, MEDIUM, true);
    if (sunLay.is(move)) return whyNotLay(board, actor, sunLay.get.card(move), ROYALTY);
    const man = sunLike.get.man(move);
    const refusal = whyNotLike(board, actor, man);
    if (refusal !== undefined) return refusal;
    const one = board.ints[at.man + man];
    return whyNotAdd(board, spaceOf(one), ownerOf(one), MEDIUM, true);
  },
  play(state, move, _, told) {
    const actor = sun.get.actor(move);
    tellActor(state, actor, told);
    if (sun.is(move)) createOwn(state, actor, MEDIUM, sun.get.facing(move), told);
    else if (sunLike.is(move)) createLike(state, sunLike.get.man(move), MEDIUM, told);
    else layFromHand(state, targetIn(state.ints, actor), sunLay.get.card(move), told);
  },
};
