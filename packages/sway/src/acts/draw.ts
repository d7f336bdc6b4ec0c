/** Drawing, with its routing, and the trims (discards) that follow (DEF-2 to DEF-7). */
import {
  EVERYONE,
  firstMember,
  NO_MEMBER,
  nextMember,
  onlySeat,
  type Rng,
  type Seat,
  type Sink,
  withSeat,
} from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { destinyCount, takeTop, wasUnder } from '../state/destiny.ts';
import { ALL_VIEWERS, drawnFromUnder, opsNook, placeKnown } from '../state/knowledge.ts';
import { at, NONE } from '../state/layout.ts';
import { settlePool } from '../state/pool.ts';
import { addFresh, addOps, discard, inCombo, mayHold, nextSeat, removeOps, sideOf } from '../state/zones.ts';
import { DISCARD_WHY, FULL, MOST_CARDS, SET } from '../types.ts';

const COST = DISCARD_WHY.indexOf('cost');
const { discarded, drew, goes, routed } = EVENTS.kinds;

/** How many marked cards a draw of this seat costs before its first card: those in a full ops (GEN-EXP-4, GEN-R-13, -14). */
export function costOfDrawing(state: SwayState, seat: Seat): number {
  const ints = state.ints;
  const marked = seat === ints[at.turn] ? ints[at.markedCount] : 0;
  const ops = ints[at.opsCount + seat];
  return marked > 0 && ops >= FULL && ops - marked < FULL && destinyCount(state) > 0 ? marked : 0;
}

/**
 * GEN-E-7: the most a draw of `limit` could bring; 0 if none may be drawn (GEN-DEF-4, GEN-DEF-5, WA-DEF-4).
 */
export function mostToDraw(state: SwayState, seat: Seat, limit: number): number {
  const room = FULL - state.ints[at.opsCount + seat] + costOfDrawing(state, seat);
  const most = Math.min(limit, room, destinyCount(state));
  return most > 0 ? most : 0;
}

/**
 * One operation (GEN-R-8, WA-R-6): until `count` cards have stayed, ops holds 7 or the destiny is empty.
 * Returns how many were taken.
 */
export const drawCards = (state: SwayState, seat: Seat, count: number, rng: Rng, told?: Sink): number =>
  drawUntil(state, seat, count, false, rng, told);

/**
 * Negotiation: until `count` cards have stayed or the seat has as many as the next, compared after each card
 * (GEN-R-80, WA-R-88). Returns how many were taken.
 */
export const drawToMatch = (
  state: SwayState,
  seat: Seat,
  rng: Rng,
  told?: Sink,
  count: number = MOST_CARDS,
): number => drawUntil(state, seat, count, true, rng, told);

function drawUntil(
  state: SwayState,
  seat: Seat,
  count: number,
  matching: boolean,
  rng: Rng,
  told: Sink | undefined,
): number {
  const ints = state.ints;
  if (costOfDrawing(state, seat) > 0) giveUpMarked(state, seat, told);
  const rival = nextSeat(state.rules, seat);
  const side = sideOf(seat);
  const fresh = inCombo(state);
  let taken = 0;
  let stayed = 0;
  while (
    stayed < count &&
    ints[at.opsCount + seat] < FULL &&
    !(matching && ints[at.opsCount + seat] >= ints[at.opsCount + rival]) &&
    ints[at.unseenCount] + ints[at.underCount] > 0
  ) {
    const under = wasUnder(state);
    const card = takeTop(state, rng);
    taken++;
    if (mayHold(state, side, card)) {
      stayed++;
      addOps(state, seat, card);
      if (fresh) addFresh(state, card);
      if (under) drawnFromUnder(state, card, opsNook(seat));
      if (told !== undefined) {
        told.tell(goes.pack(seat, seat), EVERYONE, true);
        told.tell(drew.pack(seat, card), onlySeat(seat), true);
      }
    } else {
      addOps(state, rival, card);
      placeKnown(state, card, ALL_VIEWERS);
      if (told !== undefined) {
        told.tell(goes.pack(seat, rival), EVERYONE, true);
        told.tell(routed.pack(seat, rival, card), EVERYONE, true);
      }
    }
  }
  if (taken > 0) {
    ints[at.idle] = 0;
    dueTrims(state, seat);
    settlePool(state);
  }
  return taken;
}

/** GEN-R-13: all marked cards still in ops are discarded first. */
function giveUpMarked(state: SwayState, seat: Seat, told: Sink | undefined): void {
  const ints = state.ints;
  for (
    let card = firstMember(ints, at.marked, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, at.marked, SET, card)
  ) {
    removeOps(state, seat, card);
    discard(state, card);
    told?.tell(discarded.pack(seat, card, COST, 1), EVERYONE, true);
  }
}

/**
 * GEN-DEF-7, WA-DEF-6: everyone who now has more than 7,
 * drawer or not, recipient or not (GEN-R-9, -10, WA-R-7).
 */
export function dueTrims(state: SwayState, drawer: Seat): void {
  const ints = state.ints;
  let due = 0;
  for (let seat = 0; seat < state.rules.seats; seat++)
    if (ints[at.opsCount + seat] > FULL) due = withSeat(due, seat);
  ints[at.trims] = due;
  ints[at.trimFrom] = due === 0 ? NONE : drawer;
}
