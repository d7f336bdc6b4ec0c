/** Rods move: the actor itself, a piece it pushes, or a territory. */
import type { Move, MoveList, Refusal, Sink } from '@hortus/kernel';
import { Board } from '../board/board.ts';
import { isVoid, layCard, liftCard } from '../board/land.ts';
import {
  addMan,
  crowdIn,
  facingOf,
  firstManIn,
  isFirstOfEquals,
  pipsOf,
  removeMan,
  spaceOf,
} from '../board/men.ts';
import { AHEAD, FACINGS, type Facing, isInReach, type Space } from '../board/space.ts';
import { tell, tellLand, tellMan } from '../board/tell.ts';
import type { SuitNamed } from '../cards/gives.ts';
import { NO } from '../refusals.ts';
import {
  at,
  type GnosticaState,
  kinds,
  MOST_IN_SPACE,
  NO_TODO,
  NONE,
  size,
  THREE,
  TRANSIT,
} from '../types.ts';
import { targetIn } from './cup.ts';
import {
  changed,
  isEnough,
  type Power,
  tellActor,
  whyNotActor,
  whyNotFacing,
  whyNotTargeted,
} from './power.ts';
import { settle } from './settle.ts';
import { listSwords } from './sword.ts';

const { rod, rodCard } = kinds;

/** Where a rod may end beyond the rule. */
type Leave = NonNullable<SuitNamed<'rod'>['leave']> | 'none';

/** GNO-ROD-5, GNO-ROD-6 The end of a movement, by the rule. */
function whyNotEnd(board: Board, end: Space, leave: Leave): Refusal | undefined {
  const site = board.siteAt(end);
  if (site === NONE) return NO.rodVoid;
  if (board.crowds[site] < MOST_IN_SPACE || leave === 'crowds') return undefined;
  return NO.rodCrowded;
}

/** Where a piece ends up that an actor moves this far. */
const endOf = ({ ints }: Board, actor: number, man: number, far: number): Space =>
  spaceOf(ints[at.man + man]) + far * AHEAD[facingOf(ints[at.man + actor])];

/** GNO-ROD-1, GNO-ROD-4 */
function whyNotReach(board: Board, actor: number, far: number): Refusal | undefined {
  if (board.isUpright(actor)) return NO.upright;
  return far > board.pips(actor) ? NO.tooFar : undefined;
}

/** GNO-R-41 While a piece is in transit, nothing else may move. */
const whyNotOwed = ({ ints }: Board, man: number): Refusal | undefined =>
  ints[at.todo] !== TRANSIT || ints[at.man + man] === ints[at.owed] ? undefined : NO.otherTransit;

const trialBoard = new Board();
const trialInts = new Int32Array(size);
const trialMoves = new Int32Array(4096);

/** GNO-E-3 Tries the movement out, and checks whether the next power can meet its obligation. */
function canMeet(board: Board, man: number, end: Space, facing: Facing, todo: number): boolean {
  trialInts.set(board.ints);
  const moved = moveMan(trialInts, man, end, facing);
  trialInts[at.todo] = todo;
  trialInts[at.owed] = todo === TRANSIT ? moved : end;
  trialBoard.read(trialInts);
  trialBoard.gatherMinions();
  trialBoard.probing = true;
  return todo === TRANSIT
    ? listRods(trialBoard, 'none', trialMoves, 0) > 0
    : listSwords(trialBoard, false, trialMoves, 0) > 0;
}

/** If the rule refuses this end, does the card allow it? */
function whyNotLeave(
  board: Board,
  man: number,
  end: Space,
  facing: Facing,
  leave: Leave,
  refusal: Refusal,
): Refusal | undefined {
  if (leave === 'transit' && isInReach(end))
    return canMeet(board, man, end, facing, TRANSIT) ? undefined : NO.noWayOn;
  if (leave !== 'three' || refusal !== NO.rodCrowded) return refusal;
  if (board.crowds[board.siteAt(end)] > MOST_IN_SPACE) return NO.overfull;
  return canMeet(board, man, end, facing, THREE) ? undefined : NO.noFittingSword;
}

function whyNotRod(board: Board, move: Move, leave: Leave): Refusal | undefined {
  const actor = rod.get.actor(move);
  const man = rod.get.man(move);
  const far = rod.get.far(move) + 1;
  const facing = rod.get.facing(move);
  const refusal =
    whyNotTargeted(board, actor, man) ??
    whyNotReach(board, actor, far) ??
    whyNotFacing(board, man, facing) ??
    whyNotOwed(board, man);
  if (refusal !== undefined) return refusal;
  const end = endOf(board, actor, man, far);
  const ended = whyNotEnd(board, end, leave);
  return ended === undefined ? undefined : whyNotLeave(board, man, end, facing, leave, ended);
}

/** GNO-ROD-9, GNO-ROD-10, GNO-ROD-12, GNO-R-25 Judged on the board as it is before the push. */
function whyNotPush(board: Board, actor: number, far: number): Refusal | undefined {
  const refusal = whyNotReach(board, actor, far);
  if (refusal !== undefined) return refusal;
  const space = board.targetOf(actor);
  const site = board.siteAt(space);
  if (site === NONE || board.cards[site] === NONE) return NO.noTerritory;
  if (board.foes[site] > 0) return NO.rodEnemy;
  const end = board.siteAt(space + far * AHEAD[facingOf(board.ints[at.man + actor])]);
  if (end === NONE) return NO.landsInVoid;
  if (board.cards[end] !== NONE) return NO.landsOnCard;
  if (board.foes[end] > 0) return NO.landsOnEnemy;
  return board.ints[at.todo] === NO_TODO ? undefined : NO.otherTransit;
}

/** One piece moved by one actor: every distance, every facing afterwards. */
function listMoved(
  board: Board,
  actor: number,
  man: number,
  leave: Leave,
  out: MoveList,
  from: number,
): number {
  if (whyNotOwed(board, man) !== undefined) return from;
  const now = facingOf(board.ints[at.man + man]);
  const isOwn = board.isOwn(man);
  let n = from;
  for (let far = 1; far <= board.pips(actor); far++) {
    const end = endOf(board, actor, man, far);
    const refusal = whyNotEnd(board, end, leave);
    for (let facing = 0; facing < FACINGS.length; facing++) {
      if (!isOwn && facing !== now) continue;
      if (refusal === undefined || whyNotLeave(board, man, end, facing, leave, refusal) === undefined)
        out[n++] = rod.pack(actor, man, far - 1, facing);
    }
  }
  return n;
}

function listRods(board: Board, leave: Leave, out: MoveList, from: number): number {
  const { ints } = board;
  let n = from;
  for (let i = 0; i < board.actorCount && !isEnough(board, n, from); i++) {
    const actor = board.actors[i];
    if (board.isUpright(actor)) continue;
    n = listMoved(board, actor, actor, leave, out, n);
    if (isEnough(board, n, from)) break;
    const space = board.targetOf(actor);
    for (let man = firstManIn(ints, space); man < ints[at.men]; man++) {
      if (spaceOf(ints[at.man + man]) !== space) break;
      if (isFirstOfEquals(ints, man)) n = listMoved(board, actor, man, leave, out, n);
    }
    for (let far = 1; far <= board.pips(actor); far++)
      if (whyNotPush(board, actor, far) === undefined) out[n++] = rodCard.pack(actor, far - 1);
  }
  return n;
}

/** GNO-ROD-2, GNO-ROD-3, GNO-ROD-8 */
function moveMan(ints: Int32Array, man: number, end: Space, facing: Facing): number {
  const before = removeMan(ints, man);
  const after = changed(ints, before, end, pipsOf(before), facing);
  addMan(ints, after);
  return after;
}

/** The Hermit uses this too. */
export function shiftMan(
  { ints }: GnosticaState,
  man: number,
  end: Space,
  facing: Facing,
  told: Sink | undefined,
): number {
  const before = ints[at.man + man];
  const after = moveMan(ints, man, end, facing);
  if (told === undefined) return after;
  tellMan(told, tell.touched, before);
  tellMan(told, tell.entered, after);
  return after;
}

/** GNO-ROD-11, GNO-ROD-13 Pieces never travel with a territory. */
export function shiftCard({ ints }: GnosticaState, from: Space, to: Space, told: Sink | undefined): void {
  const card = liftCard(ints, from);
  layCard(ints, to, card);
  if (told !== undefined) {
    tellLand(told, tell.lifted, card, from, false);
    tellLand(told, tell.laid, card, to, false);
  }
  settle(ints, told);
}

function playRod(state: GnosticaState, move: Move, leave: Leave, told: Sink | undefined): void {
  const { ints } = state;
  const actor = rod.get.actor(move);
  const man = rod.get.man(move);
  const far = rod.get.far(move) + 1;
  const end = spaceOf(ints[at.man + man]) + far * AHEAD[facingOf(ints[at.man + actor])];
  const moved = shiftMan(state, man, end, rod.get.facing(move), told);
  ints[at.todo] = NO_TODO;
  ints[at.owed] = 0;
  if (leave === 'none' || leave === 'crowds') return;
  const isCrowded = crowdIn(ints, end) > MOST_IN_SPACE;
  if (leave === 'transit' && (isCrowded || isVoid(ints, end))) owe(ints, TRANSIT, moved);
  else if (leave === 'three' && isCrowded) owe(ints, THREE, end);
}

function owe(ints: Int32Array, todo: number, what: number): void {
  ints[at.todo] = todo;
  ints[at.owed] = what;
}

/** GNO-ROD-1..13, with the exception that a card allows. */
export const rodPower = ({ leave }: SuitNamed<'rod'>): Power => rodOf(leave ?? 'none');

const rodOf = (leave: Leave): Power => ({
  name: 'rod',
  cost: 1,
  owns: (move) => rod.is(move) || rodCard.is(move),
  list: (board, out, n) => listRods(board, leave, out, n),
  why(board, move) {
    if (rod.is(move)) return whyNotRod(board, move, leave);
    const actor = rodCard.get.actor(move);
    return whyNotActor(board, actor) ?? whyNotPush(board, actor, rodCard.get.far(move) + 1);
  },
  play(state, move, _, told) {
    const { ints } = state;
    const actor = rod.get.actor(move);
    tellActor(state, actor, told);
    if (rod.is(move)) return playRod(state, move, leave, told);
    const from = targetIn(ints, actor);
    const far = rodCard.get.far(move) + 1;
    shiftCard(state, from, from + far * AHEAD[facingOf(ints[at.man + actor])], told);
  },
});
