/** What a card lets a minion do. */
import type { Move, MoveList, Refusal, Rng, Seat, Sink } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import {
  facingOf,
  firstManIn,
  isFirstOfEquals,
  type Man,
  makeMan,
  minionMark,
  ownerOf,
  pipsOf,
  spaceOf,
} from '../board/men.ts';
import { FACINGS, type Facing, type Space } from '../board/space.ts';
import { tell, tellMan } from '../board/tell.ts';
import type { PowerName } from '../cards/gives.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState } from '../types.ts';

export interface Power {
  readonly name: PowerName;
  /** How many powers of its card a step uses up: two for a shortcut (GNO-R-33). */
  readonly cost: number;
  owns(move: Move): boolean;
  /** Writes the steps of the board's actors from place `n` on, and returns the place after the last. */
  list(board: Board, out: MoveList, n: number): number;
  /** Why a move that it owns isn't legal; agrees exactly with `list`. */
  why(board: Board, move: Move): Refusal | undefined;
  play(state: GnosticaState, move: Move, rng: Rng, told: Sink | undefined): void;
}

/** The man must exist and be the first of those equal to it. */
export function whyNotMan({ ints }: Board, man: number): Refusal | undefined {
  if (man >= ints[at.men]) return NO.noSuchMan;
  return isFirstOfEquals(ints, man) ? undefined : NO.equalMan;
}

/** GNO-TGT-3 */
export function whyNotActor(board: Board, actor: number): Refusal | undefined {
  const refusal = whyNotMan(board, actor);
  if (refusal !== undefined) return refusal;
  return board.isMinion(actor) ? undefined : NO.notAMinion;
}

/** GNO-TGT-4..7 An actor and a man it targets, itself included. */
export function whyNotTargeted(board: Board, actor: number, man: number): Refusal | undefined {
  const refusal = whyNotActor(board, actor) ?? whyNotMan(board, man);
  if (refusal !== undefined) return refusal;
  return board.isTargeted(actor, man) ? undefined : NO.notTargeted;
}

/** GNO-TGT-8, GNO-TGT-9 A piece of one's own may be turned; an enemy piece keeps its facing. */
export const whyNotFacing = (board: Board, man: number, facing: Facing): Refusal | undefined =>
  board.isOwn(man) || facing === facingOf(board.ints[at.man + man]) ? undefined : NO.facingFixed;

/** One move for each facing the piece may have afterwards: five for one's own, otherwise one (GNO-E-4). */
export function listFacings(
  board: Board,
  pack: (actor: number, man: number, facing: Facing) => Move,
  actor: number,
  man: number,
  out: MoveList,
  n: number,
): number {
  if (!board.isOwn(man)) {
    out[n] = pack(actor, man, facingOf(board.ints[at.man + man]));
    return n + 1;
  }
  for (let facing = 0; facing < FACINGS.length; facing++) out[n + facing] = pack(actor, man, facing);
  return n + FACINGS.length;
}

type ListOne = (board: Board, actor: number, man: number, out: MoveList, n: number) => number;

/**
 * GNO-TGT-4..6 The actor itself, then every piece in the
 * targeted space, taking the first of equal ones (GNO-E-4).
 */
export function listTargets(
  board: Board,
  actor: number,
  listOne: ListOne,
  out: MoveList,
  from: number,
): number {
  const { ints } = board;
  const space = board.targetOf(actor);
  let n = listOne(board, actor, actor, out, from);
  if (isEnough(board, n, from)) return n;
  for (let man = firstManIn(ints, space); man < ints[at.men]; man++) {
    if (spaceOf(ints[at.man + man]) !== space) break;
    if (man !== actor && isFirstOfEquals(ints, man)) n = listOne(board, actor, man, out, n);
  }
  return n;
}

/** Lists every actor with every target. */
export function listAll(board: Board, listOne: ListOne, out: MoveList, from: number): number {
  let n = from;
  for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++)
    n = listTargets(board, board.actors[i], listOne, out, n);
  return n;
}

/** Does the list already have enough? When probing, one step is. */
export const isEnough = (board: Board, n: number, from: number): boolean => board.probing && n > from;

/** GNO-MAJ-3, GNO-R-32 The mark on one's own piece that a step of an activation affects; not needed where all are minions. */
export const markFor = (ints: Int32Array, owner: Seat): number =>
  owner === ints[at.turn] && ints[at.all] === 0 ? 1 : 0;

/** The same piece after a step: elsewhere, of another size, turned. */
export const changed = (ints: Int32Array, man: Man, space: Space, pips: number, facing: Facing): Man =>
  makeMan(space, ownerOf(man), pips, facing, minionMark(man) | markFor(ints, ownerOf(man)));

/** The same piece turned. */
export const turnedMan = (ints: Int32Array, man: Man, facing: Facing): Man =>
  changed(ints, man, spaceOf(man), pipsOf(man), facing);

export function tellActor(state: GnosticaState, actor: number, told: Sink | undefined): void {
  if (told !== undefined) tellMan(told, tell.acts, state.ints[at.man + actor]);
}
