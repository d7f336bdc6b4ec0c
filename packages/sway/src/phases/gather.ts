/** A step of the finale: each experience goes to ops; mates who have one between them share it out. */
import { EVERYONE, type Move, type MoveList, type Seat, type Sink, withoutSeat } from '@hortus/kernel';
import { insidersOfExperience } from '../acts/experience.ts';
import type { Rules, SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { blur, experienceNook, insidersOf, opsNook, placeKnown } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import {
  addOps,
  emptyExperience,
  homeOf,
  inExperience,
  nextSeat,
  removeExperience,
  sideOf,
} from '../state/zones.ts';
import { PHASE, SET } from '../types.ts';
import { type FinaleStep, goOnAfter } from './finale.ts';
import { asking, question } from './phase.ts';
import { listCards } from './questions.ts';
import { enterPhase, shortSpan } from './turn.ts';

const { moved, shared } = EVENTS.kinds;
const { take } = MOVES.kinds;

/**
 * GEN-EXP-6, WA-OBS-8, GEN-R-39, WA-R-44 Every time; with four players
 * and one experience per team, the mates share it out (WA-R-107).
 */
function takeGather(state: SwayState, told: Sink | undefined): void {
  const { ints, rules } = state;
  if (rules.hasExperience)
    for (let i = 0, seat = ints[at.turn]; i < rules.seats; i++, seat = nextSeat(rules, seat)) {
      const home = homeOf(rules, seat);
      const count = ints[at.experienceCount + home];
      if (count === 0) continue;
      if (isShared(rules)) {
        enterPhase(state, PHASE.share, false, told);
        return;
      }
      emptyExperience(state, home, seat, false);
      if (told !== undefined) told.tell(moved.pack(home, count), EVERYONE, false);
    }
  goOnAfter(state, gather, told);
}

/** Do mates share one experience? */
export const isShared = (rules: Rules): boolean => rules.experienceShared && rules.seats === 4;

/** WA-R-107, WA-R-130 The turning side first, its mates in turn, the one who turns sooner first. */
function seatToShare({ ints, rules }: SwayState): Seat | undefined {
  const turning = ints[at.turn];
  const first = ints[at.experienceCount + sideOf(turning)] > 0 ? turning : nextSeat(rules, turning);
  if (ints[at.experienceCount + sideOf(first)] === 0) return undefined;
  return (ints[at.steps] & 1) === 0 ? first : first ^ 2;
}

/** Asks the next mate, or continues; true if somebody is asked. */
function askToShare(state: SwayState, told?: Sink): boolean {
  const seat = seatToShare(state);
  if (seat === undefined) {
    goOnAfter(state, gather, told);
    return false;
  }
  shortSpan(state.ints);
  state.ints[at.asked] = seat;
  return true;
}

const listShare = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(state.ints, at.experience + homeOf(state.rules, seat) * SET, take, out, from);

function judgeShare(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!take.is(move)) return 'not-now';
  return inExperience(state, homeOf(state.rules, seat), take.get.card(move))
    ? undefined
    : 'not-in-experience';
}

/**
 * Both mates see the card; the others only learn that one went from the experience to this ops, or stayed.
 */
function playShare(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
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

export const gather: FinaleStep = {
  name: 'gather',
  take: takeGather,
  phase: asking('share', askToShare, question(listShare, judgeShare, playShare)),
};
