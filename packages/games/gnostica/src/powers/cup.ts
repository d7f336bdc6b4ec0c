/** Cups create: a small piece of your own or like an enemy one, or a territory. */
import type { Move, MoveList, Refusal, Rng, Seat, Sink } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { layCard } from '../board/land.ts';
import { addMan, facingOf, firstManIn, isFirstOfEquals, makeMan, ownerOf, spaceOf } from '../board/men.ts';
import { AHEAD, FACINGS, type Facing, type Space } from '../board/space.ts';
import { tell, tellLand, tellMan } from '../board/tell.ts';
import { type Card, worthOf } from '../cards/cards.ts';
import type { SuitNamed } from '../cards/gives.ts';
import { cardsToHave, holds, leaveHand, refill, takeTop } from '../cards/piles.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds, MOST_IN_SPACE, NONE } from '../types.ts';
import { isEnough, markFor, type Power, tellActor, whyNotActor, whyNotTargeted } from './power.ts';

const { cup, cupLike, cupLay, cupTop } = kinds;

const SMALL = 1;
const SPOT = 1;

/** GNO-CUP-3, GNO-CUP-4, GNO-CUP-9 Room in the space, and a piece of that size in the stash. */
export function whyNotAdd(
  board: Board,
  space: Space,
  owner: Seat,
  pips: number,
  limited: boolean,
): Refusal | undefined {
  const site = board.siteAt(space);
  if (site === NONE) return NO.cupVoid;
  if (limited && board.crowds[site] >= MOST_IN_SPACE) return NO.crowded;
  if (board.stash(owner, pips) > 0) return undefined;
  return pips === SMALL ? NO.noSmall : NO.noMedium;
}

/** GNO-CUP-6, GNO-CUP-7 A wasteland without enemies. */
function whyNotGround(board: Board, space: Space): Refusal | undefined {
  const site = board.siteAt(space);
  if (site === NONE) return NO.cupVoid;
  if (board.cards[site] !== NONE) return NO.notBare;
  return board.foes[site] === 0 ? undefined : NO.enemyOnWaste;
}

/** GNO-CUP-2, GNO-R-64 An enemy piece in the targeted space. */
export function whyNotLike(board: Board, actor: number, man: number): Refusal | undefined {
  const refusal = whyNotTargeted(board, actor, man);
  if (refusal !== undefined) return refusal;
  return board.isOwn(man) ? NO.notAnEnemy : undefined;
}

/** GNO-CUP-6, GNO-CUP-8, GNO-R-76 A hand card of exactly that value, on a targeted wasteland. */
export function whyNotLay(board: Board, actor: number, card: Card, value: number): Refusal | undefined {
  const refusal = whyNotActor(board, actor) ?? whyNotGround(board, board.targetOf(actor));
  if (refusal !== undefined) return refusal;
  if (!holds(board.ints, board.seat, card)) return NO.layNotHeld;
  if (worthOf(card) === value) return undefined;
  return value === SPOT ? NO.notSpot : NO.notRoyalty;
}

/** The player's own pieces in the targeted space, in any facing. */
export function listOwn(
  board: Board,
  pack: (actor: number, facing: Facing) => Move,
  actor: number,
  pips: number,
  limited: boolean,
  out: MoveList,
  n: number,
): number {
  if (whyNotAdd(board, board.targetOf(actor), board.seat, pips, limited) !== undefined) return n;
  for (let facing = 0; facing < FACINGS.length; facing++) out[n + facing] = pack(actor, facing);
  return n + FACINGS.length;
}

/** A piece like each enemy in the targeted space. */
export function listLike(
  board: Board,
  pack: (actor: number, man: number) => Move,
  actor: number,
  pips: number,
  limited: boolean,
  out: MoveList,
  from: number,
): number {
  const { ints } = board;
  const space = board.targetOf(actor);
  let n = from;
  for (let man = firstManIn(ints, space); man < ints[at.men]; man++) {
    const one = ints[at.man + man];
    if (spaceOf(one) !== space) break;
    if (board.isOwn(man) || !isFirstOfEquals(ints, man)) continue;
    if (whyNotAdd(board, space, ownerOf(one), pips, limited) === undefined) out[n++] = pack(actor, man);
  }
  return n;
}

/** Hand cards of a given value, for the targeted wasteland. */
export function listLays(
  board: Board,
  pack: (actor: number, card: Card) => Move,
  actor: number,
  value: number,
  out: MoveList,
  from: number,
): number {
  if (whyNotGround(board, board.targetOf(actor)) !== undefined) return from;
  let n = from;
  for (let i = 0; i < board.layable; i++) {
    const card = board.hand[i];
    if (worthOf(card) === value) out[n++] = pack(actor, card);
  }
  return n;
}

/** Where a minion's target is, for `play`. */
export const targetIn = (ints: Int32Array, actor: number): Space => {
  const man = ints[at.man + actor];
  return spaceOf(man) + AHEAD[facingOf(man)];
};

/** GNO-CUP-1, GNO-R-32 A piece from the acting player's stash; created by a minion, it is one too. */
export function createOwn(
  { ints }: GnosticaState,
  actor: number,
  pips: number,
  facing: Facing,
  told: Sink | undefined,
): void {
  const seat = ints[at.turn];
  const man = makeMan(targetIn(ints, actor), seat, pips, facing, markFor(ints, seat));
  addMan(ints, man);
  if (told !== undefined) tellMan(told, tell.created, man);
}

/** GNO-CUP-2 A piece like the targeted enemy's, with the same facing. */
export function createLike({ ints }: GnosticaState, man: number, pips: number, told: Sink | undefined): void {
  const model = ints[at.man + man];
  const made = makeMan(spaceOf(model), ownerOf(model), pips, facingOf(model), 0);
  addMan(ints, made);
  if (told !== undefined) tellMan(told, tell.created, made);
}

/** GNO-CUP-6, GNO-CUP-7 From the hand to the wasteland; own pieces on it stay. */
export function layFromHand({ ints }: GnosticaState, space: Space, card: Card, told: Sink | undefined): void {
  leaveHand(ints, ints[at.turn], card);
  layCard(ints, space, card);
  if (told !== undefined) tellLand(told, tell.laid, card, space, true);
}

/** GNO-WHE-1, GNO-R-43 Lays whatever card is on top. */
function layTop(state: GnosticaState, space: Space, rng: Rng, told: Sink | undefined): void {
  const card = takeTop(state.ints, rng, told);
  refill(state, rng, told);
  layCard(state.ints, space, card);
  if (told !== undefined) tellLand(told, tell.laid, card, space, true);
}

/**
 * GNO-CUP-1..9; full spaces (GNO-EMS-1) and the draw pile's top card (GNO-WHE-1) only if the card allows it.
 */
export const cupPower = ({ crowds, top }: SuitNamed<'cup'>): Power => cupOf(crowds !== true, top === true);

const cupOf = (limited: boolean, fromPile: boolean): Power => ({
  name: 'cup',
  cost: 1,
  owns: (move) => cup.is(move) || cupLike.is(move) || cupLay.is(move) || (fromPile && cupTop.is(move)),
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
      const actor = board.actors[i];
      n = listOwn(board, cup.pack, actor, SMALL, limited, out, n);
      if (isEnough(board, n, from)) break;
      n = listLike(board, cupLike.pack, actor, SMALL, limited, out, n);
      n = listLays(board, cupLay.pack, actor, SPOT, out, n);
      if (fromPile && whyNotGround(board, board.targetOf(actor)) === undefined && cardsToHave(board.ints) > 0)
        out[n++] = cupTop.pack(actor);
    }
    return n;
  },
  why(board, move) {
    if (cup.is(move)) {
      const actor = cup.get.actor(move);
      return whyNotActor(board, actor) ?? whyNotAdd(board, board.targetOf(actor), board.seat, SMALL, limited);
    }
    if (cupLike.is(move)) {
      const man = cupLike.get.man(move);
      const refusal = whyNotLike(board, cupLike.get.actor(move), man);
      if (refusal !== undefined) return refusal;
      const one = board.ints[at.man + man];
      return whyNotAdd(board, spaceOf(one), ownerOf(one), SMALL, limited);
    }
    if (cupLay.is(move)) return whyNotLay(board, cupLay.get.actor(move), cupLay.get.card(move), SPOT);
    const actor = cupTop.get.actor(move);
    const refusal = whyNotActor(board, actor) ?? whyNotGround(board, board.targetOf(actor));
    if (refusal !== undefined) return refusal;
    return cardsToHave(board.ints) > 0 ? undefined : NO.noPileCard;
  },
  play(state, move, rng, told) {
    // The actor is the first field of all four.
    const actor = cup.get.actor(move);
    tellActor(state, actor, told);
    if (cup.is(move)) createOwn(state, actor, SMALL, cup.get.facing(move), told);
    else if (cupLike.is(move)) createLike(state, cupLike.get.man(move), SMALL, told);
    else if (cupLay.is(move)) layFromHand(state, targetIn(state.ints, actor), cupLay.get.card(move), told);
    else layTop(state, targetIn(state.ints, actor), rng, told);
  },
});
