/** DEF-15, WA-DEF-16: a card from the void to the reserve or, where there is none, to the experience. */
import { EVERYONE, hasBit, type Seat, type Sink } from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { ALL_VIEWERS, placeKnown } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import {
  addExperience,
  addReserve,
  holdableBy,
  homeOf,
  inVoid,
  mayHold,
  removeVoid,
  sideOf,
} from '../state/zones.ts';
import { ABILITY, PHASE, SET } from '../types.ts';

/**
 * The set of void cards that the seat may recruit now:
 * neutral or own, filtered by the rule set (WA-DEF-17, WA-DEF-18).
 */
export function recruitsFor(state: SwayState, seat: Seat, out: Int32Array): void {
  const { ints, rules } = state;
  const { holdable } = rules.deck;
  const own = holdableBy(state, sideOf(seat));
  for (let i = 0; i < SET; i++) out[i] = ints[at.void + i] & holdable[own + i] & rules.recruits[i];
}

/** GEN-SET-9 Custom cards wait in the void, and nothing lets anybody recruit them there. */
export const keepsCustomOut = ({ customToDestiny, phases, able }: Rules): boolean =>
  !customToDestiny &&
  phases[PHASE.draft] === undefined &&
  phases[PHASE.recruit] === undefined &&
  able[ABILITY.enlist] === undefined;

const found = new Int32Array(SET);

/** Is there any such card? This is public. */
export function canRecruit(state: SwayState, seat: Seat): boolean {
  recruitsFor(state, seat, found);
  return (found[0] | found[1] | found[2] | found[3] | found[4]) !== 0;
}

export function judgeRecruit(state: SwayState, seat: Seat, card: number): RefusalCode | undefined {
  const { rules } = state;
  if (!inVoid(state, card)) return 'not-in-void';
  if (!mayHold(state, sideOf(seat), card)) return 'other-faction';
  const ability = rules.deck.ability[card];
  if (!hasBit(rules.unrecruited, ability)) return undefined;
  return ability === ABILITY.enlist ? 'recruiter' : 'life-not-recruited';
}

/**
 * `why` is an index of RECRUIT_WHY; `reveals` if the recruit says something about a hidden card (GEN-R-144).
 */
export function recruitCard(
  state: SwayState,
  seat: Seat,
  card: number,
  why: number,
  reveals: boolean,
  told?: Sink,
  limit = 0,
): void {
  removeVoid(state, card);
  bringHome(state, seat, card);
  if (told !== undefined) told.tell(EVENTS.kinds.recruited.pack(seat, card, why, limit), EVERYONE, reveals);
}

/** Moves a card to where lives and recruits belong; everybody has seen it (WA-R-10). */
export function bringHome(state: SwayState, seat: Seat, card: number): void {
  const { rules } = state;
  if (rules.hasReserve) {
    addReserve(state, sideOf(seat), card);
    return;
  }
  addExperience(state, homeOf(rules, seat), card);
  if (rules.experienceHidden) placeKnown(state, card, ALL_VIEWERS);
}
