import type { Move, MoveList, Seat, Sink } from '@hortus/kernel';
import { storeCard } from '../experience.ts';
import { at } from '../layout.ts';
import { MOVES } from '../moves.ts';
import { listCards } from '../phases/questions.ts';
import { isOpen, useUp } from '../pool.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { POOL, SET, TASK } from '../types.ts';
import { inOps } from '../zones.ts';
import { act } from './ability.ts';
import { drawing } from './drawing.ts';

const { send, done } = MOVES.kinds;

const listOps = ({ words }: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(words, at.ops + seat * SET, send, out, from);

const list = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  state.rules.hasExperience ? listOps(state, seat, out, from) : from;

function judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!state.rules.hasExperience) return 'no-experience';
  if (!isOpen(state, POOL.sending) && !isOpen(state, POOL.vengeance)) return 'not-open';
  return inOps(state, seat, send.get.card(move)) ? undefined : 'not-in-ops';
}

/** The first of two; one whose draw is done pays, if there is one, else the draw is given up (GEN-R-66). */
function play(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { words } = state;
  useUp(state, isOpen(state, POOL.sending) ? POOL.sending : POOL.vengeance);
  storeCard(state, seat, send.get.card(move), 'sent', told);
  if (words[at.opsCount + seat] === 0) return;
  words[at.sent] = 1;
  words[at.task] = TASK.send;
  words[at.asked] = seat;
}

export function listSecond(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const n = listOps(state, seat, out, from);
  out[n] = done.tag;
  return n + 1;
}

export function judgeSecond(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (done.is(move)) return undefined;
  if (!send.is(move)) return 'not-now';
  return inOps(state, seat, send.get.card(move)) ? undefined : 'not-in-ops';
}

export function playSecond(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  if (send.is(move)) storeCard(state, seat, send.get.card(move), 'sent', told);
  state.words[at.sent] = 0;
  state.words[at.task] = TASK.none;
}

/** GEN-VEN-1, WA-VEN-1 Draw up to 2, then move up to 2 ops cards to the experience; no permission. */
export const vengeance = drawing('vengeance', POOL.vengeance, POOL.sending, [
  act('send', [POOL.sending, POOL.vengeance], list, judge, (state, seat, move, _, told) =>
    play(state, seat, move, told),
  ),
]);
