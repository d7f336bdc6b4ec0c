/** What the engaging seat may do: engage, carry out sentences, and whatever else its own turn allows. */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import { judgeAct, listActs, playAct } from '../abilities/index.ts';
import { judgeLooked, listLooked, playLooked } from '../abilities/omen.ts';
import { judgeNext, listNext, playNext } from '../abilities/vengeance.ts';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { judgeOwnTurn, listOwnTurn, playOwnTurn } from '../phases/own-turn.ts';
import { at } from '../state/layout.ts';
import { TASK } from '../types.ts';
import { playEngage } from './engage.ts';
import { judgeEngage, listEngages } from './engageable.ts';

const { engage, bring, recall, finish, store } = MOVES.kinds;

const isOwnTurn = (move: Move): boolean =>
  bring.is(move) || recall.is(move) || finish.is(move) || store.is(move);

/** For obstruct, reveal and plot, while no other question is open (`openQuestion`). */
export function listActions(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const task = state.ints[at.task];
  if (task === TASK.omen) return listLooked(state, seat, out, from);
  if (task === TASK.send) return listNext(state, seat, out, from);
  const n = listActs(state, seat, out, listEngages(state, seat, out, from));
  return listOwnTurn(state, seat, out, n);
}

export function judgeAction(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const task = state.ints[at.task];
  if (task === TASK.omen) return judgeLooked(state, seat, move);
  if (task === TASK.send) return judgeNext(state, seat, move);
  if (engage.is(move)) return judgeEngage(state, seat, move);
  return isOwnTurn(move) ? judgeOwnTurn(state, seat, move) : judgeAct(state, seat, move);
}

export function playAction(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  const task = state.ints[at.task];
  if (task === TASK.omen) playLooked(state, seat, move, told);
  else if (task === TASK.send) playNext(state, seat, move, told);
  else if (engage.is(move)) playEngage(state, seat, move, told);
  else if (isOwnTurn(move)) playOwnTurn(state, seat, move, told);
  else playAct(state, seat, move, rng, told);
}
