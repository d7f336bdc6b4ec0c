/** Seats, sides and homes, and what is where: queries only. Re-exported by zones.ts; knowledge.ts uses it. */
import { hasMember, type Seat } from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { PHASE, SET } from '../types.ts';
import { CUSTOM, NEUTRAL } from './cards.ts';
import { at } from './layout.ts';

/** Every other seat is a team (GEN-R-111, WA-R-106). */
export const sideOf = (seat: Seat): 0 | 1 => (seat & 1) as 0 | 1;

/** The owner of a seat's experience: the side if it is shared (WA-TEA-2), else the seat. */
export const homeOf = (rules: Rules, seat: Seat): number => (rules.experienceShared ? seat & 1 : seat);

/** Also "the rival" of a seat for routing, negotiation, bar and window (GEN-R-112, WA-R-106). */
export const nextSeat = (rules: Rules, seat: Seat): Seat => (seat + 1 === rules.seats ? 0 : seat + 1);

export const seatBefore = (rules: Rules, seat: Seat): Seat => (seat === 0 ? rules.seats - 1 : seat - 1);

/** The one seat that engages: the turning one, or in a reveal window the plotter before it (WA-R-65). */
export const engagerOf = (state: SwayState): Seat =>
  state.ints[at.phase] === PHASE.reveal ? seatBefore(state.rules, state.ints[at.turn]) : state.ints[at.turn];

/**
 * 2 for a neutral card. Which side plays which faction may be random;
 * a custom card belongs to its owner's side (CUS-1).
 */
export function sideOfCard(state: SwayState, card: number): 0 | 1 | 2 {
  const faction = state.rules.deck.faction[card];
  if (faction === NEUTRAL) return 2;
  return (faction < NEUTRAL ? faction ^ state.ints[at.faction] : faction - CUSTOM) as 0 | 1;
}

/** Where in `deck.holdable` the set of cards that a side's zones accept begins. */
export const holdableBy = (state: SwayState, side: number): number =>
  (state.ints[at.faction] * 2 + side) * SET;

/** GEN-ZON-7, WA-ZON-8: neutral or own. */
export const mayHold = (state: SwayState, side: number, card: number): boolean =>
  hasMember(state.rules.deck.holdable, holdableBy(state, side), card);

export const inOps = (state: SwayState, seat: Seat, card: number): boolean =>
  hasMember(state.ints, at.ops + seat * SET, card);

export const inExperience = (state: SwayState, home: number, card: number): boolean =>
  hasMember(state.ints, at.experience + home * SET, card);

export const inReserve = (state: SwayState, side: number, card: number): boolean =>
  hasMember(state.ints, at.reserve + side * SET, card);

export const inVoid = (state: SwayState, card: number): boolean => hasMember(state.ints, at.void, card);

export const isMarked = (state: SwayState, card: number): boolean => hasMember(state.ints, at.marked, card);

export const isFresh = (state: SwayState, card: number): boolean => hasMember(state.ints, at.fresh, card);

/** Do executed abilities cause the draws made now (GEN-STR-2, WA-STR-2)? */
export function inCombo(state: SwayState): boolean {
  const phase = state.ints[at.phase];
  return phase === PHASE.obstruct || phase === PHASE.plot || phase === PHASE.reveal;
}
