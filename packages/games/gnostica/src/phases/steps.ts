/** One step of the card in use: what may be done, why not, and what it does. */
import { EVERYONE, type Move, type MoveList, type Refusal, type Rng, type Sink } from '@hortus/kernel';
import { useOfAny } from '../arcana/of-any.ts';
import { hasStep } from '../arcana/usable.ts';
import { copying } from '../arcana/world.ts';
import type { Board } from '../board/board.ts';
import { tell } from '../board/tell.ts';
import { type Card, WORLD } from '../cards/cards.ts';
import { cardInUse, frameCard, popFrame, powersLeft, spendPowers, topFrame } from '../cards/frames.ts';
import type { Power } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, BARE_BOARD, type GnosticaState, kinds, NO_TODO, NONE, OVER } from '../types.ts';
import { endInTurn, finishTurn, isBare } from './ends.ts';

const { skip } = kinds;
const anyStep = new Int32Array(128);

/** GNO-R-23 Can the board's actors use this card? */
export function canUse(board: Board, card: Card): boolean {
  board.card = card;
  if (card !== WORLD) return hasStep(board, card);
  board.probing = true;
  const can = copying.list(board, anyStep, 0) > 0;
  board.probing = false;
  return can;
}

/** Can they even without laying a card from the hand, as everybody can see? */
export function canUseOpenly(board: Board, card: Card): boolean {
  board.layable = 0;
  const can = canUse(board, card);
  board.layable = board.handCount;
  return can;
}

/** GNO-MAJ-6 The power whose turn it is; a finished frame is never on top. */
function powerNow(ints: Int32Array): Power {
  const { powers } = useOfAny(cardInUse(topFrame(ints)));
  return powers[powers.length - powersLeft(topFrame(ints))];
}

/** GNO-MAJ-4 Only before the first power is used or skipped. */
function shortcutNow(ints: Int32Array): Power | undefined {
  const { powers, shortcut } = useOfAny(cardInUse(topFrame(ints)));
  return powersLeft(topFrame(ints)) === powers.length ? shortcut : undefined;
}

/** Reads the board for the card in use. */
function look(board: Board): void {
  board.gatherMinions();
  board.card = frameCard(topFrame(board.ints));
}

/** By power, then the shortcut; `skip` last, unless there is an obligation (GNO-E-3). */
export function listSteps(board: Board, out: MoveList): number {
  const { ints } = board;
  look(board);
  let n = powerNow(ints).list(board, out, 0);
  const shortcut = shortcutNow(ints);
  if (shortcut !== undefined) n = shortcut.list(board, out, n);
  if (ints[at.todo] === NO_TODO) out[n++] = skip.pack();
  return n;
}

export function whyNotStep(board: Board, move: Move): Refusal | undefined {
  const { ints } = board;
  if (skip.is(move)) return ints[at.todo] === NO_TODO ? undefined : NO.owes;
  look(board);
  const power = powerNow(ints);
  if (power.owns(move)) return power.why(board, move);
  const shortcut = shortcutNow(ints);
  return shortcut?.owns(move) === true ? shortcut.why(board, move) : NO.otherPower;
}

export function playStep(state: GnosticaState, move: Move, rng: Rng, told: Sink | undefined): void {
  const { ints } = state;
  if (skip.is(move)) leaveOut(ints, told);
  else {
    const power = powerNow(ints);
    const chosen = power.owns(move) ? power : (shortcutNow(ints) ?? power);
    spendPowers(ints, chosen.cost);
    if (!kinds.copy.is(move)) ints[at.quietRounds] = 0;
    chosen.play(state, move, rng, told);
    if (isBare(ints) && ints[at.open] === NONE) endInTurn(state, BARE_BOARD, told);
  }
  if (ints[at.phase] !== OVER) goOn(state, told);
}

/** GNO-TRN-8, GNO-MAJ-5 Any power may be skipped; skipping a fetch ends the Judgement. */
function leaveOut(ints: Int32Array, told: Sink | undefined): void {
  spendPowers(ints, powerNow(ints).name === 'fetch' ? powersLeft(topFrame(ints)) : 1);
  told?.tell(tell.skipped.pack(ints[at.turn]), EVERYONE, false);
}

/** GNO-R-36 Inner cards are finished first; when the outermost is done, so are the steps of the turn. */
function goOn(state: GnosticaState, told: Sink | undefined): void {
  const { ints } = state;
  while (ints[at.depth] > 0 && powersLeft(topFrame(ints)) === 0) popFrame(ints);
  if (ints[at.depth] === 0) finishTurn(state, told);
}
