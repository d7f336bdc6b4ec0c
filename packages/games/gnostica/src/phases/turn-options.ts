/** The options of a turn: put, activate, play, draw, orient, and the forced pass. */
import {
  addMember,
  EVERYONE,
  type Move,
  type MoveList,
  type Refusal,
  type Rng,
  removeMember,
  type Seat,
  type Sink,
} from '@hortus/kernel';
import { type Board, boardInPlay } from '../board/board.ts';
import { clearMarks, markOn } from '../board/marks.ts';
import { addMan, isFirstOfEquals, makeMan } from '../board/men.ts';
import { FACINGS, type Space } from '../board/space.ts';
import { tell, tellLand, tellMan } from '../board/tell.ts';
import { type Card, powersOf } from '../cards/cards.ts';
import { makeFrame, pushFrame, USED_FROM_HAND, USED_ON_BOARD } from '../cards/frames.ts';
import { discard, exchange, handOf, holds, leaveHand } from '../cards/piles.ts';
import { exchangesOf, listExchanges, whyNotExchange } from '../powers/draw.ts';
import { listTurns, turnMan, whyNotTurn } from '../powers/orient.ts';
import { whyNotMan } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, DRAWING, END, type GnosticaState, kinds, NONE, STEPS } from '../types.ts';
import { finishTurn, mayDrawOn } from './ends.ts';
import { canUse, canUseOpenly } from './steps.ts';

const { put, act, play, draw, turn, stuck } = kinds;
const EXCHANGES = exchangesOf(draw.pack);
const packTurn = (_: number, man: number, facing: number): Move => turn.pack(man, facing);

/**
 * Activations by space, cards by number, turns by piece, exchanges; for a player without pieces, placements
 * by space (GNO-TRN-1, GNO-TRN-2).
 */
export function listOptions(board: Board, out: MoveList): number {
  if (board.ownMen === 0) return listPlacements(board, out);
  const { ints } = board;
  let n = 0;
  for (let site = 0; site < board.lands; site++)
    if (board.crowds[site] > board.foes[site] && canActivate(board, site)) out[n++] = act.pack(site);
  n = listPlays(board, out, n);
  for (let man = 0; man < ints[at.men]; man++)
    if (board.isOwn(man) && isFirstOfEquals(ints, man)) n = listTurns(board, packTurn, man, man, out, n);
  return listExchanges(board, EXCHANGES, out, n);
}

/** GNO-TRN-1, GNO-R-51 Any unoccupied space; without one the turn is a forced pass. */
function listPlacements(board: Board, out: MoveList): number {
  let n = 0;
  for (let site = 0; site < board.sites; site++) {
    if (board.crowds[site] > 0) continue;
    for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = put.pack(site, facing);
  }
  if (n === 0) out[n++] = stuck.pack();
  return n;
}

/** GNO-R-23 Tried out with the minions it would have. */
function canActivate(board: Board, site: number): boolean {
  const { ints } = board;
  markOn(ints, board.seat, board.spaces[site]);
  board.gatherMinions();
  const can = canUse(board, board.cards[site]);
  clearMarks(ints);
  return can;
}

/** GNO-TRN-4 All of the player's pieces are minions of a card that is played. */
function listPlays(board: Board, out: MoveList, from: number): number {
  const { ints, hand } = board;
  let n = from;
  ints[at.all] = 1;
  board.gatherMinions();
  for (let i = 0; i < board.handCount; i++) if (canPlayNth(board, i)) out[n++] = play.pack(hand[i]);
  ints[at.all] = 0;
  return n;
}

/** GNO-PIL-5, GNO-R-10, GNO-R-87 Tried out with the card in the discard pile. */
function canPlayNth(board: Board, nth: number): boolean {
  const { ints } = board;
  const card = board.hand[nth];
  const hand = handOf(board.seat);
  removeMember(ints, hand, card);
  addMember(ints, at.out, card);
  board.dropNth(nth);
  const can = canUse(board, card);
  board.holdNth(nth, card);
  removeMember(ints, at.out, card);
  addMember(ints, hand, card);
  return can;
}

function canPlay(board: Board, card: Card): boolean {
  const { ints } = board;
  ints[at.all] = 1;
  board.gatherMinions();
  const can = canPlayNth(board, board.hand.indexOf(card));
  ints[at.all] = 0;
  return can;
}

export function whyNotOption(board: Board, move: Move): Refusal | undefined {
  const { ints } = board;
  if (board.ownMen === 0) {
    if (put.is(move)) return whyNotPut(board, put.get.site(move));
    return stuck.is(move) && isCrowdedOut(board) ? undefined : NO.placeFirst;
  }
  if (put.is(move)) return NO.hasPieces;
  if (act.is(move)) return whyNotAct(board, act.get.site(move));
  if (play.is(move)) {
    const card = play.get.card(move);
    if (!holds(ints, board.seat, card)) return NO.notInHand;
    return canPlay(board, card) ? undefined : NO.noUse;
  }
  if (draw.is(move)) return whyNotExchange(board, draw.get.drop(move), draw.get.count(move));
  if (stuck.is(move)) return NO.notStuck;
  const man = turn.get.man(move);
  const refusal = whyNotMan(board, man);
  if (refusal !== undefined) return refusal;
  return board.isOwn(man) ? whyNotTurn(board, man, turn.get.facing(move)) : NO.notYours;
}

/** GNO-TRN-9, GNO-R-51 A player with pieces may pass; one without must, if there is no space. */
export const mayPass = (board: Board): boolean => board.ownMen > 0 || isCrowdedOut(board);

function isCrowdedOut(board: Board): boolean {
  for (let site = 0; site < board.sites; site++) if (board.crowds[site] === 0) return false;
  return true;
}

/** GNO-TRN-1, GNO-R-6 */
function whyNotPut(board: Board, site: number): Refusal | undefined {
  if (site >= board.sites) return NO.noSuchSite;
  return board.crowds[site] === 0 ? undefined : NO.occupied;
}

/** GNO-TRN-3, GNO-R-82 */
function whyNotAct(board: Board, site: number): Refusal | undefined {
  if (site >= board.sites) return NO.noSuchSite;
  if (board.cards[site] === NONE) return NO.bareGround;
  if (board.crowds[site] === board.foes[site]) return NO.noPieceThere;
  return canActivate(board, site) ? undefined : NO.noUse;
}

export function playOption(state: GnosticaState, move: Move, rng: Rng, told: Sink | undefined): void {
  const { ints } = state;
  const seat = ints[at.turn];
  if (act.is(move)) return activate(state, act.get.site(move), told);
  if (play.is(move)) return playCard(ints, seat, play.get.card(move), told);
  if (draw.is(move)) {
    exchangeOrPass(state, move, rng, told);
    if (ints[at.quietRounds] === 0 && drawsOn(state)) return;
  } else if (stuck.is(move)) pass(ints, seat, true, told);
  else {
    ints[at.quietRounds] = 0;
    if (turn.is(move)) turnOwn(ints, turn.get.man(move), turn.get.facing(move), told);
    else place(ints, seat, put.get.site(move), put.get.facing(move), told);
  }
  finishTurn(state, told);
}

/** GNO-TRN-9, GNO-R-51, GNO-R-59 */
export function pass(ints: Int32Array, seat: Seat, isStuck: boolean, told: Sink | undefined): void {
  ints[at.quietRounds]++;
  told?.tell(tell.passed.pack(seat, isStuck ? 1 : 0), EVERYONE, false);
}

/** GNO-TRN-1 A small piece, in any facing. */
function place(ints: Int32Array, seat: Seat, site: number, facing: number, told: Sink | undefined): void {
  boardInPlay.read(ints);
  const man = makeMan(boardInPlay.spaces[site], seat, 1, facing, 0);
  addMan(ints, man);
  if (told !== undefined) tellMan(told, tell.created, man);
}

/** GNO-TRN-6 This makes no piece a minion. */
function turnOwn(ints: Int32Array, man: number, facing: number, told: Sink | undefined): void {
  ints[at.all] = 1;
  turnMan(ints, man, facing, told);
  ints[at.all] = 0;
}

/**
 * GNO-TRN-3, GNO-MAJ-2 The card stays. Without any step
 * it counts as a pass (GNO-R-59): a step resets the count.
 */
function activate(state: GnosticaState, site: number, told: Sink | undefined): void {
  const { ints } = state;
  boardInPlay.read(ints);
  const space: Space = boardInPlay.spaces[site];
  const card = boardInPlay.cards[site];
  markOn(ints, ints[at.turn], space);
  if (told !== undefined) {
    boardInPlay.gatherMinions();
    tellLand(told, tell.activated, card, space, !canUseOpenly(boardInPlay, card));
  }
  ints[at.quietRounds]++;
  ints[at.phase] = STEPS;
  pushFrame(ints, makeFrame(card, USED_ON_BOARD, undefined, powersOf(card)));
}

/**
 * GNO-TRN-4, GNO-PIL-5, GNO-MAJ-1 To the discard pile before
 * its power is used; all of the player's pieces are minions.
 */
function playCard(ints: Int32Array, seat: Seat, card: Card, told: Sink | undefined): void {
  leaveHand(ints, seat, card);
  discard(ints, card);
  ints[at.all] = 1;
  ints[at.quietRounds] = 0;
  ints[at.phase] = STEPS;
  told?.tell(tell.played.pack(seat, card), EVERYONE, true);
  pushFrame(ints, makeFrame(card, USED_FROM_HAND, undefined, powersOf(card)));
}

/** GNO-R-21 Keeps the turn open if more may be drawn. */
function drawsOn(state: GnosticaState): boolean {
  if (!mayDrawOn(state)) return false;
  state.ints[at.phase] = END;
  state.ints[at.todo] = DRAWING;
  return true;
}

/** GNO-R-21 More cards, at the end of a turn that began with drawing. */
export function drawMore(state: GnosticaState, count: number, rng: Rng, told: Sink | undefined): void {
  exchange(state, state.ints[at.turn], 0, count, rng, told);
  if (!drawsOn(state)) finishTurn(state, told);
}

/** GNO-TRN-5, GNO-TRN-9 */
function exchangeOrPass(state: GnosticaState, move: Move, rng: Rng, told: Sink | undefined): void {
  const { ints } = state;
  const seat = ints[at.turn];
  const drop = draw.get.drop(move);
  const count = draw.get.count(move);
  if (drop === 0 && count === 0) return pass(ints, seat, false, told);
  ints[at.quietRounds] = 0;
  exchange(state, seat, drop, count, rng, told);
}
