import { invariant, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import { storeCard } from '../acts/experience.ts';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { listCards } from '../phases/questions.ts';
import { at } from '../state/layout.ts';
import { isOpen, useUp } from '../state/pool.ts';
import { inOps } from '../state/zones.ts';
import { POOL, SET, TASK } from '../types.ts';
import { act } from './ability.ts';
import { DEEDS, type Deed, deedOf } from './deeds.ts';
import { drawing } from './drawing.ts';

const { send, done } = MOVES.kinds;
const MOST_SENT = sentAfter(deedOf(DEEDS.vengeance, 'draw')?.next);

function sentAfter(next: Deed | undefined): number {
  invariant(next?.do === 'send', 'vengeance sends cards');
  return next.count;
}

const listOps = ({ ints }: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(ints, at.ops + seat * SET, send, out, from);

const list = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  state.rules.hasExperience ? listOps(state, seat, out, from) : from;

function judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!state.rules.hasExperience) return 'no-experience';
  if (!isOpen(state, POOL.sending) && !isOpen(state, POOL.vengeance)) return 'not-open';
  return inOps(state, seat, send.get.card(move)) ? undefined : 'not-in-ops';
}

/**
 * The first card sent uses up a vengeance: one whose draw is
 * done if there is one, else a draw is given up (GEN-R-66).
 */
function play(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  useUp(state, isOpen(state, POOL.sending) ? POOL.sending : POOL.vengeance);
  storeCard(state, seat, send.get.card(move), 'sent', told);
  askForMore(state, seat, 1);
}

function askForMore({ ints }: SwayState, seat: Seat, sent: number): void {
  const asks = sent < MOST_SENT && ints[at.opsCount + seat] > 0;
  ints[at.sent] = asks ? sent : 0;
  ints[at.task] = asks ? TASK.send : TASK.none;
  if (asks) ints[at.asked] = seat;
}

export function listNext(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const n = listOps(state, seat, out, from);
  out[n] = done.tag;
  return n + 1;
}

export function judgeNext(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (done.is(move)) return undefined;
  if (!send.is(move)) return 'not-now';
  return inOps(state, seat, send.get.card(move)) ? undefined : 'not-in-ops';
}

export function playNext(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  if (send.is(move)) storeCard(state, seat, send.get.card(move), 'sent', told);
  askForMore(state, seat, send.is(move) ? state.ints[at.sent] + 1 : MOST_SENT);
}

/** GEN-VEN-1, WA-VEN-1 Draw up to 2, then move up to 2 ops cards to the experience; no permission. */
export const vengeance = drawing('vengeance', [
  act('send', [POOL.sending, POOL.vengeance], list, judge, (state, seat, move, _, told) =>
    play(state, seat, move, told),
  ),
]);
