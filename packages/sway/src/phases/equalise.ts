/** A step of the finale: once per game, hands are made equal. */
import { EVERYONE, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { discard, nextSeat, removeOps } from '../state/zones.ts';
import { DISCARD_WHY, MOST_CARDS, PHASE, SET } from '../types.ts';
import { type FinaleStep, goOnAfter } from './finale.ts';
import { asking, question } from './phase.ts';
import { listCards } from './questions.ts';
import { faultOfDiscard } from './trim.ts';
import { enterPhase, shortSpan } from './turn.ts';

const { discarded, finale: finaleEvent } = EVENTS.kinds;
const { discard: discardMove } = MOVES.kinds;
const TO_EQUALISE = DISCARD_WHY.indexOf('equalise');

/** GEN-OBS-10, GEN-R-38 Once per game, and spent even if the counts are equal. */
function takeEqualise(state: SwayState, told: Sink | undefined): void {
  const { ints } = state;
  if (ints[at.finale] === 1) {
    goOnAfter(state, equalise, told);
    return;
  }
  ints[at.finale] = 1;
  if (told !== undefined) told.tell(finaleEvent.pack(), EVERYONE, false);
  if (seatToEqualise(state) === undefined) goOnAfter(state, equalise, told);
  else enterPhase(state, PHASE.equalise, false, told);
}

/** GEN-R-116, GEN-R-148 The first seat from the turning one that has more than the smallest ops. */
function seatToEqualise({ ints, rules }: SwayState): Seat | undefined {
  let least = MOST_CARDS;
  for (let seat = 0; seat < rules.seats; seat++)
    if (ints[at.opsCount + seat] < least) least = ints[at.opsCount + seat];
  for (let i = 0, seat = ints[at.turn]; i < rules.seats; i++, seat = nextSeat(rules, seat))
    if (ints[at.opsCount + seat] > least) return seat;
  return undefined;
}

/** Asks the next seat, or continues; a seat that discards several cards has one time limit for all. */
function askToEqualise(state: SwayState, told?: Sink): boolean {
  const { ints } = state;
  const seat = seatToEqualise(state);
  if (seat === undefined) {
    goOnAfter(state, equalise, told);
    return false;
  }
  if (ints[at.asked] !== seat || ints[at.steps] === 0) shortSpan(ints);
  ints[at.asked] = seat;
  return true;
}

const listEqualise = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(state.ints, at.ops + seat * SET, discardMove, out, from);

function judgeEqualise(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!discardMove.is(move)) return 'not-now';
  return faultOfDiscard(state, seat, discardMove.get.card(move));
}

/** GEN-OBS-9, GEN-R-37, WA-OBS-9 The owner chooses, lives included (WA-R-46). */
function playEqualise(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const card = discardMove.get.card(move);
  const marked = removeOps(state, seat, card) ? 1 : 0;
  discard(state, card);
  if (told !== undefined) told.tell(discarded.pack(seat, card, TO_EQUALISE, marked), EVERYONE, true);
  state.ints[at.steps]++;
}

export const equalise: FinaleStep = {
  name: 'equalise',
  take: takeEqualise,
  phase: asking('equalise', askToEqualise, question(listEqualise, judgeEqualise, playEqualise)),
};
