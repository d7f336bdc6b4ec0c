/** Death: two swords, or both at once on one target. */
import type { MoveList, Refusal } from '@hortus/kernel';
import { type Board, boardInPlay, type Site } from '../board/board.ts';
import { facingOf, isFirstOfEquals } from '../board/men.ts';
import { FACINGS, type Space } from '../board/space.ts';
import { type Card, worthOf } from '../cards/cards.ts';
import { holds } from '../cards/piles.ts';
import { isEnough, type Power, tellActor, whyNotMan } from '../powers/power.ts';
import { HAND, replaceCard } from '../powers/replace.ts';
import { harmMan, razeAt, whyNotAttack, whyNotHarm, whyNotSurvivor } from '../powers/sword.ts';
import { NO } from '../refusals.ts';
import { at, kinds } from '../types.ts';

const { sword2, sword2Lay, raze2 } = kinds;
/** GNO-R-45 Two swords do at least this much. */
export const LEAST_HARM = 2;

/** GNO-R-45 The strongest minion that targets the victim and is not the victim, by number; undefined if there is none. */
export function attackerOf(board: Board, victim: number): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < board.actorCount; i++) {
    const actor = board.actors[i];
    if (actor === victim || !board.isTargeted(actor, victim)) continue;
    if (best === undefined || board.pips(actor) > board.pips(best)) best = actor;
  }
  return best;
}

export function attackerOn(board: Board, space: Space): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < board.actorCount; i++) {
    const actor = board.actors[i];
    if (board.targetOf(actor) !== space) continue;
    if (best === undefined || board.pips(actor) > board.pips(best)) best = actor;
  }
  return best;
}

/** GNO-R-45 The player's own victim, which the first sword makes a minion, deals the second itself. */
export const strikesItself = (board: Board, victim: number): boolean =>
  board.isOwn(victim) && !board.isMinion(victim);

/** GNO-DEA-2, GNO-R-45 The same actor may count twice, so the strongest one shows what two can do. */
function whyNotHarmTwice(board: Board, man: number, harm: number): Refusal | undefined {
  const attacker = attackerOf(board, man);
  if (attacker === undefined) return NO.notTargeted;
  if (harm < LEAST_HARM) return NO.tooLittle;
  if (harm > 2 * board.pips(attacker) && !strikesItself(board, man)) return NO.deathWeak;
  const refusal = whyNotHarm(board, man, harm);
  return refusal === NO.noSmaller ? NO.deathStash : refusal;
}

/** GNO-DEA-3 A targeted territory without enemies. */
function whyNotAttackTwice(board: Board, site: Site): Refusal | undefined {
  if (site >= board.sites) return NO.noSuchSite;
  const space = board.spaces[site];
  if (attackerOn(board, space) === undefined) return NO.notTargeted;
  return whyNotAttack(board, space);
}

function whyNotLoss(board: Board, site: Site, loss: number): Refusal | undefined {
  const attacker = attackerOn(board, board.spaces[site]);
  if (loss < LEAST_HARM) return NO.tooLittle;
  return attacker === undefined || loss > 2 * board.pips(attacker) ? NO.deathWeak : undefined;
}

function whyNotReplace(board: Board, site: Site, card: Card): Refusal | undefined {
  const refusal = whyNotAttackTwice(board, site);
  if (refusal !== undefined) return refusal;
  if (!holds(board.ints, board.seat, card)) return NO.layNotHeld;
  const loss = worthOf(board.cards[site]) - worthOf(card);
  return loss <= 0 ? NO.deathCard : whyNotLoss(board, site, loss);
}

const whyNotRaze = (board: Board, site: Site): Refusal | undefined =>
  whyNotAttackTwice(board, site) ?? whyNotLoss(board, site, worthOf(board.cards[site]));

function listVictims(board: Board, out: MoveList, from: number): number {
  const { ints } = board;
  let n = from;
  for (let man = 0; man < ints[at.men] && !isEnough(board, n, from); man++) {
    if (!isFirstOfEquals(ints, man) || attackerOf(board, man) === undefined) continue;
    const pips = board.pips(man);
    for (let harm = LEAST_HARM; harm <= pips; harm++) {
      if (whyNotHarmTwice(board, man, harm) !== undefined) continue;
      if (harm === pips || !board.isOwn(man))
        out[n++] = sword2.pack(man, harm - 1, facingOf(ints[at.man + man]));
      else
        for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = sword2.pack(man, harm - 1, facing);
    }
  }
  return n;
}

/** GNO-DEA-2, GNO-DEA-3 */
export const struckTwice: Power = {
  name: 'sword',
  cost: 2,
  owns: (move) => sword2.is(move) || sword2Lay.is(move) || raze2.is(move),
  list(board, out, from) {
    let n = listVictims(board, out, from);
    for (let site = 0; site < board.lands && !isEnough(board, n, from); site++) {
      if (whyNotAttackTwice(board, site) !== undefined) continue;
      for (let i = 0; i < board.layable; i++)
        if (whyNotReplace(board, site, board.hand[i]) === undefined)
          out[n++] = sword2Lay.pack(site, board.hand[i]);
      if (whyNotRaze(board, site) === undefined) out[n++] = raze2.pack(site);
    }
    return n;
  },
  why(board, move) {
    if (raze2.is(move)) return whyNotRaze(board, raze2.get.site(move));
    if (sword2Lay.is(move)) return whyNotReplace(board, sword2Lay.get.site(move), sword2Lay.get.card(move));
    const man = sword2.get.man(move);
    const harm = sword2.get.harm(move) + 1;
    return (
      whyNotMan(board, man) ??
      whyNotHarmTwice(board, man, harm) ??
      whyNotSurvivor(board, man, harm, sword2.get.facing(move))
    );
  },
  play(state, move, _, told) {
    boardInPlay.read(state.ints);
    boardInPlay.gatherMinions();
    if (sword2.is(move)) {
      const man = sword2.get.man(move);
      tellActor(state, attackerOf(boardInPlay, man) ?? man, told);
      harmMan(state, man, sword2.get.harm(move) + 1, sword2.get.facing(move), told);
      return;
    }
    const space = boardInPlay.spaces[raze2.get.site(move)];
    const attacker = attackerOn(boardInPlay, space);
    if (attacker !== undefined) tellActor(state, attacker, told);
    if (raze2.is(move)) razeAt(state, space, told);
    else replaceCard(state, space, sword2Lay.get.card(move), HAND, told);
  },
};
