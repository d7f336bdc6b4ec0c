/** Hermit: sends a targeted piece or territory anywhere. */
import type { MoveList, Refusal } from '@hortus/kernel';
import { type Board, boardInPlay, type Site } from '../board/board.ts';
import { facingOf, isFirstOfEquals } from '../board/men.ts';
import { FACINGS, type Space } from '../board/space.ts';
import { isEnough, type Power, tellActor, whyNotFacing, whyNotMan } from '../powers/power.ts';
import { shiftCard, shiftMan } from '../powers/rod.ts';
import { NO } from '../refusals.ts';
import { at, kinds, NONE } from '../types.ts';

const { send, sendCard } = kinds;

/** The first minion that targets the man; any other would do as well. */
export function senderOf(board: Board, man: number): number | undefined {
  for (let i = 0; i < board.actorCount; i++)
    if (board.isTargeted(board.actors[i], man)) return board.actors[i];
  return undefined;
}

/** The first minion that targets a space. */
export function senderFrom(board: Board, space: Space): number | undefined {
  for (let i = 0; i < board.actorCount; i++)
    if (board.targetOf(board.actors[i]) === space) return board.actors[i];
  return undefined;
}

/** GNO-HER-1, GNO-R-42 To any unoccupied territory or wasteland. */
function whyNotSend(board: Board, man: number, to: Site): Refusal | undefined {
  const refusal = whyNotMan(board, man);
  if (refusal !== undefined) return refusal;
  if (senderOf(board, man) === undefined) return NO.notTargeted;
  if (to >= board.sites) return NO.noSuchSite;
  return board.crowds[to] === 0 ? undefined : NO.sendOccupied;
}

/** GNO-HER-2 A territory without enemies. */
function whyNotLift(board: Board, site: Site): Refusal | undefined {
  if (site >= board.sites) return NO.noSuchSite;
  if (senderFrom(board, board.spaces[site]) === undefined) return NO.notTargeted;
  if (board.cards[site] === NONE) return NO.sendNoCard;
  return board.foes[site] === 0 ? undefined : NO.sendEnemy;
}

/** GNO-HER-2 To a wasteland without enemies, judged before the move. */
function whyNotLand(board: Board, to: Site): Refusal | undefined {
  if (to >= board.sites) return NO.noSuchSite;
  if (board.cards[to] !== NONE) return NO.sendToCard;
  return board.foes[to] === 0 ? undefined : NO.sendToEnemy;
}

function listSent(board: Board, man: number, out: MoveList, from: number): number {
  const now = facingOf(board.ints[at.man + man]);
  const isOwn = board.isOwn(man);
  let n = from;
  for (let site = 0; site < board.sites; site++) {
    if (board.crowds[site] > 0) continue;
    if (!isOwn) out[n++] = send.pack(man, site, now);
    else for (let facing = 0; facing < FACINGS.length; facing++) out[n++] = send.pack(man, site, facing);
  }
  return n;
}

export const sending: Power = {
  name: 'send',
  cost: 1,
  owns: (move) => send.is(move) || sendCard.is(move),
  list(board, out, from) {
    const { ints } = board;
    let n = from;
    for (let man = 0; man < ints[at.men] && !isEnough(board, n, from); man++)
      if (isFirstOfEquals(ints, man) && senderOf(board, man) !== undefined) n = listSent(board, man, out, n);
    for (let site = 0; site < board.lands && !isEnough(board, n, from); site++) {
      if (whyNotLift(board, site) !== undefined) continue;
      for (let to = board.lands; to < board.sites; to++)
        if (whyNotLand(board, to) === undefined) out[n++] = sendCard.pack(site, to);
    }
    return n;
  },
  why(board, move) {
    if (sendCard.is(move))
      return whyNotLift(board, sendCard.get.site(move)) ?? whyNotLand(board, sendCard.get.to(move));
    const man = send.get.man(move);
    return whyNotSend(board, man, send.get.site(move)) ?? whyNotFacing(board, man, send.get.facing(move));
  },
  play(state, move, _, told) {
    boardInPlay.read(state.ints);
    boardInPlay.gatherMinions();
    if (send.is(move)) {
      const man = send.get.man(move);
      tellActor(state, senderOf(boardInPlay, man) ?? man, told);
      shiftMan(state, man, boardInPlay.spaces[send.get.site(move)], send.get.facing(move), told);
      return;
    }
    const from = boardInPlay.spaces[sendCard.get.site(move)];
    const sender = senderFrom(boardInPlay, from);
    if (sender !== undefined) tellActor(state, sender, told);
    shiftCard(state, from, boardInPlay.spaces[sendCard.get.to(move)], told);
  },
};
