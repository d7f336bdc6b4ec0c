/** What the engaging seat may do beside engaging and its sentences: bring, recall, finish, store, in this listed order. */
import {
  EVERYONE,
  hasMember,
  lowestMember,
  type Move,
  type MoveList,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import { destinyCount } from '../destiny.ts';
import { EVENTS } from '../events.ts';
import { ALL_VIEWERS, placeKnown } from '../knowledge.ts';
import { at, NONE } from '../layout.ts';
import { MOVES } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { PHASE, SET } from '../types.ts';
import { addOps, emptyExperience, homeOf, inOps, inReserve, removeReserve, sideOf } from '../zones.ts';
import { finishObstruct } from './obstruct.ts';
import { finishPlot } from './plot.ts';
import { listCards } from './questions.ts';
import { finishReveal } from './reveal.ts';

const { bring, finish, recall, store } = MOVES.kinds;
const { brought, recalled } = EVENTS.kinds;

export function listOwnTurn(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ints, rules } = state;
  let n = rules.bringsReserve ? listBring(state, seat, out, from) : from;
  if (rules.recallsExperience && ints[at.experienceCount + homeOf(rules, seat)] > 0) out[n++] = recall.tag;
  out[n++] = finish.tag;
  return canStore(state) ? listCards(ints, at.ops + seat * SET, store, out, n) : n;
}

/** GEN-TRN-3, GEN-TRN-4, GEN-R-129 Of the side's reserve, lives only with the destiny empty. */
function listBring(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ints, rules } = state;
  const reserve = at.reserve + sideOf(seat) * SET;
  const stay = destinyCount(state) > 0;
  let n = from;
  for (let i = 0; i < SET; i++) {
    let bits = ints[reserve + i];
    if (stay) bits &= ~rules.deck.lives[i];
    for (; bits !== 0; bits = withoutLowest(bits)) out[n++] = bring.pack(lowestMember(i, bits));
  }
  return n;
}

/** GEN-EXP-5, GEN-PLT-3 Once engaging is finished, hence not where nothing was engaged (GEN-PLT-2). */
const canStore = ({ ints, rules }: SwayState): boolean =>
  rules.storesAfterPlot && ints[at.phase] === PHASE.plot && ints[at.plotted] > 0;

/** For these four kinds; the caller knows that `seat` engages now. */
export function judgeOwnTurn(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const { ints, rules } = state;
  if (finish.is(move)) return undefined;
  if (bring.is(move)) return judgeBring(state, seat, bring.get.card(move));
  if (recall.is(move)) {
    if (!rules.recallsExperience) return 'no-experience';
    return ints[at.experienceCount + homeOf(rules, seat)] === 0 ? 'experience-empty' : undefined;
  }
  if (!rules.storesAfterPlot) return 'no-experience';
  if (!canStore(state)) return ints[at.phase] === PHASE.plot ? 'nothing-plotted' : 'not-now';
  return inOps(state, seat, store.get.card(move)) ? undefined : 'not-in-ops';
}

function judgeBring(state: SwayState, seat: Seat, card: number): RefusalCode | undefined {
  if (!state.rules.bringsReserve) return 'not-now';
  if (!inReserve(state, sideOf(seat), card)) return 'not-in-reserve';
  return hasMember(state.rules.deck.lives, 0, card) && destinyCount(state) > 0 ? 'life-stays' : undefined;
}

export function playOwnTurn(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  if (finish.is(move)) finishPhase(state, NONE, told);
  else if (store.is(move)) finishPhase(state, store.get.card(move), told);
  else if (bring.is(move)) playBring(state, seat, bring.get.card(move), told);
  else playRecall(state, seat, told);
}

/** GEN-R-24, WA-R-17 By an explicit finish. */
function finishPhase(state: SwayState, stored: number, told: Sink | undefined): void {
  const phase = state.ints[at.phase];
  if (phase === PHASE.plot) finishPlot(state, stored, told);
  else if (phase === PHASE.reveal) finishReveal(state, told);
  else finishObstruct(state, told);
}

/** GEN-R-124 Everybody knows where the card has gone. */
function playBring(state: SwayState, seat: Seat, card: number, told: Sink | undefined): void {
  removeReserve(state, sideOf(seat), card);
  addOps(state, seat, card);
  placeKnown(state, card, ALL_VIEWERS);
  if (told !== undefined) told.tell(brought.pack(seat, card), EVERYONE, false);
}

/** GEN-EXP-2, GEN-EXP-4 All of it, marked. */
function playRecall(state: SwayState, seat: Seat, told: Sink | undefined): void {
  const home = homeOf(state.rules, seat);
  const count = emptyExperience(state, home, seat, true);
  if (told !== undefined) told.tell(recalled.pack(seat, count), EVERYONE, false);
}
