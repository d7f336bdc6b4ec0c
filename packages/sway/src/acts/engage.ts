/** A card's way into the timeline, and the execution of its ability. */
import {
  allSeats,
  EVERYONE,
  hasMember,
  type Move,
  removeMember,
  type Seat,
  type SeatSet,
  type Sink,
} from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { Deck } from '../state/cards.ts';
import {
  ALL_VIEWERS,
  blur,
  experienceNook,
  MARKED,
  opsNook,
  placeKnown,
  slotNook,
} from '../state/knowledge.ts';
import { at, ENTRY_BITS } from '../state/layout.ts';
import { boundsOf, enterLine, LAST_SLOT } from '../state/lines.ts';
import { pay, settlePool } from '../state/pool.ts';
import { homeOf, isMarked, removeExperience, removeOps, sideOf } from '../state/zones.ts';
import { BY_OF, PHASE, SET, TASK } from '../types.ts';
import { isExecuted } from './engageable.ts';
import { recruitsFor } from './recruiting.ts';

const { engaged, hides, hid } = EVENTS.kinds;
const { card: cardOf, by: byOf, as: asOf, quiet: declinesOf } = MOVES.kinds.engage.get;

export const playEngage = (state: SwayState, seat: Seat, move: Move, told?: Sink): void =>
  engageCard(state, seat, cardOf(move), byOf(move), asOf(move), declinesOf(move) === 1, told);

/** GEN-DEF-8, WA-DEF-9, WA-DEF-10 Pays, lays the card, and executes its ability unless it is face down or doubled. */
export function engageCard(
  state: SwayState,
  seat: Seat,
  card: number,
  by: number,
  as: number,
  declines: boolean,
  told?: Sink,
): void {
  const { rules } = state;
  pay(state, by, rules.deck.sway[card]);
  if (by === BY_OF.hidden) {
    hide(state, seat, card, as, told);
    return;
  }
  const marked = as === 0 && isMarked(state, card) ? 1 : 0;
  const index = layCard(state, seat, card, as, false, by === BY_OF.insurgence);
  told?.tell(engaged.pack(seat, card, by, as, declines ? 1 : 0, marked), EVERYONE, true);
  if (isExecuted(by)) execute(state, seat, index, as > 0 ? as - 1 : rules.deck.ability[card], declines, told);
}

/**
 * GEN-SAB-1, WA-SAB-2, WA-R-73 Face down: only the team knows the card; everybody knows an announced ability.
 */
function hide(state: SwayState, seat: Seat, card: number, as: number, told?: Sink): void {
  const { ints, rules } = state;
  const marked = as === 0 && isMarked(state, card);
  const slot = ints[at.nextSlot];
  const from = as > 0 ? experienceNook(homeOf(rules, seat)) : marked ? MARKED : opsNook(seat);
  const seen = as > 0 && !rules.experienceHidden;
  deck = rules.deck;
  bounds = boundsOf(state, sideOf(seat), ints[at.engagedCount]);
  blur(state, from, slotNook(slot), couldHide);
  if (seen) placeKnown(state, card, ALL_VIEWERS);
  layCard(state, seat, card, as, true, false);
  if (told === undefined) return;
  const shown = Math.min(slot, LAST_SLOT);
  told.tell(hides.pack(seat, shown, marked ? 1 : 0, as), EVERYONE, true);
  told.tell(hid.pack(seat, shown, card), seen ? EVERYONE : teamOf(rules, seat), rules.seats > 2);
}

/** What everybody can tell about a card being laid face down: see `blur`. */
let bounds = 0;
let deck: Deck;

const couldHide = (card: number): boolean =>
  ((bounds & ENTRY_BITS.noBattle) === 0 || !hasMember(deck.fighting, 0, card)) &&
  ((bounds & ENTRY_BITS.noCovert) === 0 || !hasMember(deck.covert, 0, card));

const teamOf = (rules: Rules, seat: Seat): SeatSet => allSeats(rules.seats) & (0b0101 << sideOf(seat));

/**
 * Moves a card from ops (or, announced, from the experience) to the timeline, and returns its place there.
 * Pays, reports and executes nothing.
 */
export function layCard(
  state: SwayState,
  seat: Seat,
  card: number,
  as: number,
  hidden: boolean,
  doubled: boolean,
): number {
  const { ints, rules } = state;
  if (as === 0) removeOps(state, seat, card, true);
  else {
    removeExperience(state, homeOf(rules, seat), card);
    removeMember(ints, at.fresh, card);
  }
  const index = enterLine(state, seat, card, as, hidden, doubled);
  if (ints[at.phase] === PHASE.plot) ints[at.plotted]++;
  if (rules.recruitable && asksToRecruit(state, seat, card, hidden)) {
    ints[at.task] = TASK.recruit;
    ints[at.asked] = seat;
  }
  return index;
}

const candidates = new Int32Array(SET);

/**
 * GEN-RCT-3: after a card with a recruitable, if the void has a card for it; after every card laid face down
 * if the void has any recruitable card, since being asked must reveal nothing (GEN-R-90, GEN-R-144).
 */
function asksToRecruit(state: SwayState, seat: Seat, card: number, hidden: boolean): boolean {
  const { deck } = state.rules;
  const recruits = deck.recruits[card];
  if (recruits === 0 && !hidden) return false;
  recruitsFor(state, seat, candidates);
  for (let i = 0; i < SET; i++) {
    const wanted = hidden ? -1 : deck.ofAbility[(recruits - 1) * SET + i];
    if ((candidates[i] & wanted & ~deck.recruiters[i]) !== 0) return true;
  }
  return false;
}

/**
 * GEN-DEF-9, GEN-DEF-22: opens what the ability opens; a sentence without a choice acts immediately unless declined
 * (GEN-R-23).
 */
export function execute(
  state: SwayState,
  seat: Seat,
  index: number,
  ability: number,
  declines: boolean,
  told?: Sink,
): void {
  const able = state.rules.able[ability];
  if (able === undefined) return;
  able.open(state, seat, index);
  if (!declines && able.atOnce?.does(state, seat)) able.atOnce.run(state, seat, told);
  settlePool(state);
}
