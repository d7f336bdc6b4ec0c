/**
 * The finale step: with the destiny empty each experience goes to ops, and once per game the player with more ops
 * cards discards down to the smaller hand (EXP-6, OBS-8 to OBS-11). The edition decides which comes first (WA-R-43).
 */
import { EVERYONE, type Move, type MoveList, type Seat, type Sink, withoutSeat } from '@hortus/kernel';
import { destinyCount } from '../destiny.ts';
import { EVENTS } from '../events.ts';
import { insidersOfExperience } from '../experience.ts';
import { blur, experienceNook, insidersOf, opsNook, placeKnown } from '../knowledge.ts';
import { at } from '../layout.ts';
import { MOVES } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import { FINALE } from '../rule-set.ts';
import type { SwayState } from '../rules.ts';
import { DISCARD_WHY, MOST_CARDS, PHASE, SET } from '../types.ts';
import {
  addOps,
  discard,
  emptyExperience,
  homeOf,
  inExperience,
  inOps,
  nextSeat,
  removeExperience,
  removeOps,
  sideOf,
} from '../zones.ts';
import { listCards } from './questions.ts';
import { beginPlot, enterPhase, shortSpan } from './turn.ts';

const { discarded, finale: finaleEvent, moved, shared } = EVENTS.kinds;
const { discard: discardMove, take } = MOVES.kinds;
const TO_EQUALISE = DISCARD_WHY.indexOf('equalise');

/** GEN-R-34, WA-R-42 At the end of an obstruction that succeeded, whenever the destiny ran out. */
export function finaleStep(state: SwayState, told?: Sink): void {
  if (destinyCount(state) > 0) beginPlot(state, told);
  else takeStep(state, 0, told);
}

const GATHER = FINALE.indexOf('gather');
const EQUALISE = FINALE.indexOf('equalise');

/** The edition's steps from here on, then the plot. */
function takeStep(state: SwayState, place: number, told: Sink | undefined): void {
  const step = state.rules.finaleSteps[place];
  if (step === GATHER) gather(state, told);
  else if (step === EQUALISE) equalise(state, told);
  else beginPlot(state, told);
}
const after = (state: SwayState, step: number, told: Sink | undefined): void =>
  takeStep(state, state.rules.finaleSteps.indexOf(step) + 1, told);

/** GEN-EXP-6, WA-OBS-8, GEN-R-39, WA-R-44 Every time; with four and one experience a team, its mates share it out (WA-R-107). */
function gather(state: SwayState, told: Sink | undefined): void {
  const { ints, rules } = state;
  if (rules.hasExperience)
    for (let i = 0, seat = ints[at.turn]; i < rules.seats; i++, seat = nextSeat(rules, seat)) {
      const home = homeOf(rules, seat);
      const count = ints[at.experienceCount + home];
      if (count === 0) continue;
      if (isShared(state)) {
        enterPhase(state, PHASE.share, false, told);
        return;
      }
      emptyExperience(state, home, seat, false);
      if (told !== undefined) told.tell(moved.pack(home, count), EVERYONE, false);
    }
  after(state, GATHER, told);
}

const isShared = ({ rules }: SwayState): boolean => rules.experienceShared && rules.seats === 4;

/** GEN-OBS-10, GEN-R-38 Once per game, and spent even if the counts are equal. */
function equalise(state: SwayState, told: Sink | undefined): void {
  const { ints } = state;
  if (ints[at.finale] === 1) {
    after(state, EQUALISE, told);
    return;
  }
  ints[at.finale] = 1;
  if (told !== undefined) told.tell(finaleEvent.pack(), EVERYONE, false);
  if (seatToEqualise(state) === undefined) after(state, EQUALISE, told);
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

/** WA-R-107, WA-R-130 The turning side first, its mates in turn, the one who turns sooner first. */
function seatToShare({ ints, rules }: SwayState): Seat | undefined {
  const turning = ints[at.turn];
  const first = ints[at.experienceCount + sideOf(turning)] > 0 ? turning : nextSeat(rules, turning);
  if (ints[at.experienceCount + sideOf(first)] === 0) return undefined;
  return (ints[at.steps] & 1) === 0 ? first : first ^ 2;
}

/** Asks the next seat of the step, or continues; true if somebody is asked. */
export function askInFinale(state: SwayState, told?: Sink): boolean {
  const { ints } = state;
  const sharing = ints[at.phase] === PHASE.share;
  const seat = sharing ? seatToShare(state) : seatToEqualise(state);
  if (seat === undefined) {
    if (sharing) after(state, GATHER, told);
    else after(state, EQUALISE, told);
    return false;
  }
  if (sharing || ints[at.asked] !== seat || ints[at.steps] === 0) shortSpan(ints);
  ints[at.asked] = seat;
  return true;
}

export const listShare = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(state.ints, at.experience + homeOf(state.rules, seat) * SET, take, out, from);

export function judgeShare(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!take.is(move)) return 'not-now';
  return inExperience(state, homeOf(state.rules, seat), take.get.card(move))
    ? undefined
    : 'not-in-experience';
}

/** Both mates see the card; to the others it has gone from the experience to this ops or stayed. */
export function playShare(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints, rules } = state;
  const card = take.get.card(move);
  const home = homeOf(rules, seat);
  blur(state, experienceNook(home), opsNook(seat));
  removeExperience(state, home, card);
  addOps(state, seat, card);
  placeKnown(state, card, withoutSeat(insidersOf(state, experienceNook(home)), seat));
  if (told !== undefined) told.tell(shared.pack(seat, card), insidersOfExperience(state, home), false);
  ints[at.steps] = ints[at.experienceCount + home] === 0 ? 0 : ints[at.steps] + 1;
}

export const listEqualise = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(state.ints, at.ops + seat * SET, discardMove, out, from);

export function judgeEqualise(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!discardMove.is(move)) return 'not-now';
  return inOps(state, seat, discardMove.get.card(move)) ? undefined : 'not-in-ops';
}

/** GEN-OBS-9, GEN-R-37, WA-OBS-9 The owner chooses, lives included (WA-R-46). */
export function playEqualise(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const card = discardMove.get.card(move);
  const marked = removeOps(state, seat, card) ? 1 : 0;
  discard(state, card);
  if (told !== undefined) told.tell(discarded.pack(seat, card, TO_EQUALISE, marked), EVERYONE, true);
  state.ints[at.steps]++;
}
