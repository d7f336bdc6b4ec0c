/** Orienting: a minion (Empress, Emperor, Tower, Star), or any target (Devil). */
import type { Move, MoveList, Refusal, Sink } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { addMan, facingOf, removeMan } from '../board/men.ts';
import { FACINGS, type Facing } from '../board/space.ts';
import { tell, tellMan } from '../board/tell.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds } from '../types.ts';
import { isEnough, listAll, type Power, tellActor, turnedMan, whyNotTargeted } from './power.ts';

const { face } = kinds;

/** GNO-TGT-2, GNO-R-18 To a facing other than its own. */
export const whyNotTurn = (board: Board, man: number, facing: Facing): Refusal | undefined =>
  facingOf(board.ints[at.man + man]) === facing ? NO.sameFacing : undefined;

export function listTurns(
  board: Board,
  pack: (actor: number, man: number, facing: Facing) => Move,
  actor: number,
  man: number,
  out: MoveList,
  from: number,
): number {
  let n = from;
  for (let facing = 0; facing < FACINGS.length; facing++)
    if (whyNotTurn(board, man, facing) === undefined) out[n++] = pack(actor, man, facing);
  return n;
}

export function turnMan(ints: Int32Array, man: number, facing: Facing, told: Sink | undefined): void {
  const before = removeMan(ints, man);
  const turned = turnedMan(ints, before, facing);
  addMan(ints, turned);
  if (told === undefined) return;
  tellMan(told, tell.touched, before);
  tellMan(told, tell.turned, turned);
}

const listFaced = (board: Board, actor: number, man: number, out: MoveList, n: number): number =>
  listTurns(board, face.pack, actor, man, out, n);

function playFace(state: GnosticaState, move: Move, told: Sink | undefined): void {
  tellActor(state, face.get.actor(move), told);
  turnMan(state.ints, face.get.man(move), face.get.facing(move), told);
}

/** GNO-DEV-3 Turning a target is the Devil's power; here a minion turns itself. */
function whyNotOther(board: Board, man: number): Refusal {
  if (!board.isOwn(man)) return NO.facingFixed;
  return board.isMinion(man) ? NO.otherPower : NO.notAMinion;
}

/** GNO-R-39 Any minion, which turns itself. */
export const orientMinion: Power = {
  name: 'turn',
  cost: 1,
  owns: face.is,
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++)
      n = listTurns(board, face.pack, board.actors[i], board.actors[i], out, n);
    return n;
  },
  why(board, move) {
    const actor = face.get.actor(move);
    const refusal = whyNotTargeted(board, actor, face.get.man(move));
    if (refusal !== undefined) return refusal;
    if (face.get.man(move) !== actor) return whyNotOther(board, face.get.man(move));
    return whyNotTurn(board, actor, face.get.facing(move));
  },
  play: (state, move, _, told) => playFace(state, move, told),
};

/** GNO-DEV-1, GNO-DEV-2 Any minion, on any piece that it targets at that moment, itself included. */
export const orientTarget: Power = {
  name: 'turn',
  cost: 1,
  owns: face.is,
  list: (board, out, n) => listAll(board, listFaced, out, n),
  why: (board, move) =>
    whyNotTargeted(board, face.get.actor(move), face.get.man(move)) ??
    whyNotTurn(board, face.get.man(move), face.get.facing(move)),
  play: (state, move, _, told) => playFace(state, move, told),
};
