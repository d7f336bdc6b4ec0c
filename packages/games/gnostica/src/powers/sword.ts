/** Swords attack: a piece loses pips, a territory value. */
import type { Move, MoveList, Refusal, Sink } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { liftCard } from '../board/land.ts';
import { addMan, facingOf, pipsOf, removeMan, spaceOf } from '../board/men.ts';
import { AHEAD, FACINGS, type Facing, type Space, UP } from '../board/space.ts';
import { tell, tellLand, tellMan } from '../board/tell.ts';
import { type Card, worthOf } from '../cards/cards.ts';
import type { SuitNamed } from '../cards/gives.ts';
import { discard } from '../cards/piles.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds, NO_TODO, NONE, THREE } from '../types.ts';
import { targetIn } from './cup.ts';
import {
  changed,
  isEnough,
  listTargets,
  type Power,
  tellActor,
  whyNotActor,
  whyNotFacing,
  whyNotTargeted,
} from './power.ts';
import { listReplacements, replaceCard, whyNotSource } from './replace.ts';
import { settle } from './settle.ts';

const { sword, swordLay, raze } = kinds;

/** GNO-SWD-2..4 What harm does to a victim: no more than its size, and what is left must be in its owner's stash. */
export function whyNotHarm(board: Board, man: number, harm: number): Refusal | undefined {
  const left = board.pips(man) - harm;
  if (left < 0) return NO.overkill;
  return left === 0 || board.stashOfOwner(man, left) > 0 ? undefined : NO.noSmaller;
}

/** GNO-SWD-5 A destroyed piece has no facing: such a move carries the facing it had. */
export function whyNotSurvivor(board: Board, man: number, harm: number, facing: Facing): Refusal | undefined {
  if (harm < board.pips(man)) return whyNotFacing(board, man, facing);
  return facing === facingOf(board.ints[at.man + man]) ? undefined : NO.noFacing;
}

/** GNO-SWD-6, GNO-SWD-12 A territory without enemies. */
export function whyNotAttack(board: Board, space: Space): Refusal | undefined {
  const site = board.siteAt(space);
  if (site === NONE || board.cards[site] === NONE) return NO.attackBare;
  return board.foes[site] === 0 ? undefined : NO.attackEnemy;
}

/**
 * GNO-R-47 Does the crowded space hold no more than three pieces
 * afterwards? A piece there must be destroyed, or the ground.
 */
function whyNotThin(board: Board, man: number, harm: number): Refusal | undefined {
  const { ints } = board;
  if (ints[at.todo] !== THREE) return undefined;
  const thins = spaceOf(ints[at.man + man]) === ints[at.owed] && harm === board.pips(man);
  return thins ? undefined : NO.mustThin;
}

function whyNotDrop(board: Board, razed: Space): Refusal | undefined {
  const { ints } = board;
  if (ints[at.todo] !== THREE) return undefined;
  const owed = ints[at.owed];
  const site = board.siteAt(owed);
  if (owed !== razed && board.cards[site] !== NONE) return NO.mustThin;
  for (let facing = 0; facing < UP; facing++) {
    const beside = owed + AHEAD[facing];
    const other = board.siteAt(beside);
    if (beside !== razed && other !== NONE && board.cards[other] !== NONE) return NO.mustThin;
  }
  return undefined;
}

function whyNotReplace(
  board: Board,
  actor: number,
  card: Card,
  from: number,
  anyPile: boolean,
): Refusal | undefined {
  const space = board.targetOf(actor);
  const refusal = whyNotAttack(board, space) ?? whyNotSource(board, card, from, anyPile, NO.cutNotDiscarded);
  if (refusal !== undefined) return refusal;
  const loss = worthOf(board.cards[board.siteAt(space)]) - worthOf(card);
  if (loss <= 0) return NO.notLess;
  if (loss > board.pips(actor)) return NO.tooWeak;
  return board.ints[at.todo] === NO_TODO ? undefined : NO.mustThin;
}

function whyNotRaze(board: Board, actor: number): Refusal | undefined {
  const space = board.targetOf(actor);
  const refusal = whyNotAttack(board, space);
  if (refusal !== undefined) return refusal;
  if (worthOf(board.cards[board.siteAt(space)]) > board.pips(actor)) return NO.tooWeak;
  return whyNotDrop(board, space);
}

/** GNO-SWD-1 Every amount of damage that an actor can do to this victim. */
function listVictim(board: Board, actor: number, man: number, out: MoveList, from: number): number {
  const { ints } = board;
  let n = from;
  for (let harm = 1; harm <= board.pips(actor) && harm <= board.pips(man); harm++) {
    if (whyNotHarm(board, man, harm) !== undefined || whyNotThin(board, man, harm) !== undefined) continue;
    if (harm === board.pips(man) || !board.isOwn(man))
      out[n++] = sword.pack(actor, man, harm - 1, facingOf(ints[at.man + man]));
    else
      for (let facing = 0; facing < FACINGS.length; facing++)
        out[n++] = sword.pack(actor, man, harm - 1, facing);
  }
  return n;
}

export function listSwords(board: Board, anyPile: boolean, out: MoveList, from: number): number {
  let n = from;
  for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
    const actor = board.actors[i];
    n = listTargets(board, actor, listVictim, out, n);
    if (isEnough(board, n, from)) break;
    if (whyNotAttack(board, board.targetOf(actor)) === undefined)
      n = listReplacements(board, actor, anyPile, whyNotReplace, swordLay.pack, out, n);
    if (whyNotRaze(board, actor) === undefined) out[n++] = raze.pack(actor);
  }
  return n;
}

function whyNotSword(board: Board, move: Move): Refusal | undefined {
  const actor = sword.get.actor(move);
  const man = sword.get.man(move);
  const harm = sword.get.harm(move) + 1;
  const refusal = whyNotTargeted(board, actor, man);
  if (refusal !== undefined) return refusal;
  if (harm > board.pips(actor)) return NO.tooHard;
  return (
    whyNotHarm(board, man, harm) ??
    whyNotSurvivor(board, man, harm, sword.get.facing(move)) ??
    whyNotThin(board, man, harm)
  );
}

/** GNO-SWD-2, GNO-SWD-3 Replaced by the smaller piece, or destroyed; its owner gets it back either way. */
export function harmMan(
  { ints }: GnosticaState,
  man: number,
  harm: number,
  facing: Facing,
  told: Sink | undefined,
): void {
  const victim = removeMan(ints, man);
  const left = pipsOf(victim) - harm;
  if (left === 0) {
    if (told !== undefined) tellMan(told, tell.destroyed, victim);
    return;
  }
  const survivor = changed(ints, victim, spaceOf(victim), left, facing);
  addMan(ints, survivor);
  if (told === undefined) return;
  tellMan(told, tell.touched, victim);
  tellMan(told, tell.shrunk, survivor);
}

/** GNO-SWD-9, GNO-SWD-10 Discarded without replacement, and pieces then in the void are destroyed. */
export function razeAt({ ints }: GnosticaState, space: Space, told: Sink | undefined): void {
  const card = liftCard(ints, space);
  discard(ints, card);
  if (told !== undefined) tellLand(told, tell.cleared, card, space, false);
  settle(ints, told);
}

/** GNO-SWD-1..12; the Tower may take replacements from the discard pile too (GNO-TOW-1). */
export const swordPower = ({ discards }: SuitNamed<'sword'>): Power => swordOf(discards === true);

const swordOf = (anyPile: boolean): Power => ({
  name: 'sword',
  cost: 1,
  owns: (move) => sword.is(move) || swordLay.is(move) || raze.is(move),
  list: (board, out, n) => listSwords(board, anyPile, out, n),
  why(board, move) {
    if (sword.is(move)) return whyNotSword(board, move);
    const refusal = whyNotActor(board, sword.get.actor(move));
    if (refusal !== undefined) return refusal;
    if (raze.is(move)) return whyNotRaze(board, raze.get.actor(move));
    const { actor, card, from } = swordLay.get;
    return whyNotReplace(board, actor(move), card(move), from(move), anyPile);
  },
  play(state, move, _, told) {
    const { ints } = state;
    const actor = sword.get.actor(move);
    const space = targetIn(ints, actor);
    tellActor(state, actor, told);
    if (sword.is(move))
      harmMan(state, sword.get.man(move), sword.get.harm(move) + 1, sword.get.facing(move), told);
    else if (raze.is(move)) razeAt(state, space, told);
    else replaceCard(state, space, swordLay.get.card(move), swordLay.get.from(move), told);
    ints[at.todo] = NO_TODO;
    ints[at.owed] = 0;
  },
});
