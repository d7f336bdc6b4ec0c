/**
 * Wasted cards: in an obstruction that is already answered, or has nothing to answer, a card that brings no further
 * card is lost for nothing. (Where an obstruction fails, laying weak cards is no waste: the refill replaces them.)
 */
import type { Move, Seat } from '@hortus/kernel';
import {
  ABILITY,
  BY_OF,
  destinyCount,
  hiddenCountIn,
  MOVES,
  openOf,
  PHASE,
  POOL,
  phaseIn,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  totalOf,
} from '../src/index.ts';
import type { Line } from './playout.ts';
import { DRAWS } from './traits.ts';

const { engage } = MOVES.kinds;

/** Does engaging a card with this ability bring other cards? */
export const brings = (ability: number): boolean => DRAWS[ability] > 0 || ability === ABILITY.enlist;

/** Engages a card that brings no other, or gives up a draw to do so. */
function isIdle(state: SwayState, move: Move): boolean {
  if (!engage.is(move)) return false;
  if (engage.get.by(move) === BY_OF.engineering) return true;
  const as = engage.get.as(move);
  const ability = as > 0 ? as - 1 : state.rules.deck.ability[engage.get.card(move)];
  return !brings(ability) || (destinyCount(state) === 0 && ability !== ABILITY.enlist);
}

/** Not while a refill is still open: it replaces whatever is laid. */
function isAnswered(state: SwayState, seat: Seat): boolean {
  const { ints } = state;
  return (
    phaseIn(ints) === PHASE.obstruct &&
    taskIn(ints) === TASK.none &&
    hiddenCountIn(ints) === 0 &&
    openOf(ints, POOL.refill) === 0 &&
    totalOf(state, sideOf(seat)) >= totalOf(state, 1 - sideOf(seat))
  );
}

/** Leaves out lines that begin by wasting a card. */
export const withoutNeedless = (state: SwayState, seat: Seat, lines: readonly Line[]): readonly Line[] =>
  isAnswered(state, seat) ? lines.filter(([move]) => !isIdle(state, move)) : lines;
