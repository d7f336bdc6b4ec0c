/** Discs grow: a piece by a size, a territory by a point. */
import type { MoveList, Refusal, Sink } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { addMan, pipsOf, removeMan, spaceOf } from '../board/men.ts';
import type { Facing } from '../board/space.ts';
import { tell, tellMan } from '../board/tell.ts';
import { type Card, worthOf } from '../cards/cards.ts';
import type { SuitNamed } from '../cards/gives.ts';
import { NO } from '../refusals.ts';
import { type GnosticaState, kinds, NONE } from '../types.ts';
import { targetIn } from './cup.ts';
import {
  changed,
  isEnough,
  listFacings,
  listTargets,
  type Power,
  tellActor,
  whyNotActor,
  whyNotFacing,
  whyNotTargeted,
} from './power.ts';
import { listReplacements, replaceCard, whyNotSource } from './replace.ts';

const { disc, discLay } = kinds;
const LARGE = 3;
const MAJOR = 3;

/** GNO-DSC-1, GNO-DSC-2 One size larger, from the owner's stash. */
function whyNotGrow(board: Board, man: number): Refusal | undefined {
  const pips = board.pips(man);
  if (pips === LARGE) return NO.largest;
  return board.stashOfOwner(man, pips + 1) > 0 ? undefined : NO.noLarger;
}

/** GNO-DSC-4, GNO-DSC-5, GNO-DSC-8 A targeted territory without enemies, and no major. */
export function whyNotGrowGround(board: Board, actor: number): Refusal | undefined {
  const site = board.siteAt(board.targetOf(actor));
  if (site === NONE || board.cards[site] === NONE) return NO.growBare;
  if (board.foes[site] > 0) return NO.growEnemy;
  return worthOf(board.cards[site]) === MAJOR ? NO.growMajor : undefined;
}

/** GNO-DSC-4, GNO-DSC-7, GNO-STA-1 A card worth exactly one more, from the hand or, for the Star, the discard pile. */
function whyNotReplace(
  board: Board,
  actor: number,
  card: Card,
  from: number,
  anyPile: boolean,
): Refusal | undefined {
  const refusal =
    whyNotGrowGround(board, actor) ?? whyNotSource(board, card, from, anyPile, NO.growNotDiscarded);
  if (refusal !== undefined) return refusal;
  const old = board.cards[board.siteAt(board.targetOf(actor))];
  return worthOf(card) === worthOf(old) + 1 ? undefined : NO.growValue;
}

const listGrown = (board: Board, actor: number, man: number, out: MoveList, n: number): number =>
  whyNotGrow(board, man) === undefined ? listFacings(board, disc.pack, actor, man, out, n) : n;

/** GNO-DSC-1, GNO-DSC-3 The piece goes back to the stash, a larger one takes its place. */
export function growMan(
  { ints }: GnosticaState,
  man: number,
  by: number,
  facing: Facing,
  told: Sink | undefined,
): void {
  const before = removeMan(ints, man);
  const grown = changed(ints, before, spaceOf(before), pipsOf(before) + by, facing);
  addMan(ints, grown);
  if (told === undefined) return;
  tellMan(told, tell.touched, before);
  tellMan(told, tell.grown, grown);
}

/** GNO-DSC-1..8; the Star may take replacements from the discard pile too (GNO-STA-1). */
export const discPower = ({ discards }: SuitNamed<'disc'>): Power => discOf(discards === true);

const discOf = (anyPile: boolean): Power => ({
  name: 'disc',
  cost: 1,
  owns: (move) => disc.is(move) || discLay.is(move),
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
      const actor = board.actors[i];
      n = listTargets(board, actor, listGrown, out, n);
      if (isEnough(board, n, from)) break;
      if (whyNotGrowGround(board, actor) === undefined)
        n = listReplacements(board, actor, anyPile, whyNotReplace, discLay.pack, out, n);
    }
    return n;
  },
  why(board, move) {
    const actor = disc.get.actor(move);
    if (disc.is(move)) {
      const man = disc.get.man(move);
      return (
        whyNotTargeted(board, actor, man) ??
        whyNotGrow(board, man) ??
        whyNotFacing(board, man, disc.get.facing(move))
      );
    }
    return (
      whyNotActor(board, actor) ??
      whyNotReplace(board, actor, discLay.get.card(move), discLay.get.from(move), anyPile)
    );
  },
  play(state, move, _, told) {
    const actor = disc.get.actor(move);
    tellActor(state, actor, told);
    if (disc.is(move)) growMan(state, disc.get.man(move), 1, disc.get.facing(move), told);
    else
      replaceCard(state, targetIn(state.ints, actor), discLay.get.card(move), discLay.get.from(move), told);
  },
});
