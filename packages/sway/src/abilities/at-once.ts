/** Deeds without a choice: they happen as the card is engaged, unless it is engaged quietly (GEN-R-23, WA-R-16). */
import { EVERYONE, hasSeat, type Seat, type Sink, withSeat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { beginCountdown } from '../state/countdown.ts';
import { at } from '../state/layout.ts';
import { nextSeat, sideOf } from '../state/zones.ts';
import { PHASE } from '../types.ts';
import type { AtOnce } from './ability.ts';
import { type Deeds, deedOf } from './deeds.ts';

export function actingAtOnce(deeds: Deeds): AtOnce | undefined {
  const countdown = deedOf(deeds, 'countdown');
  if (countdown !== undefined) return counting(countdown.turns);
  return deedOf(deeds, 'bar') === undefined ? undefined : BAR;
}

/** GEN-COV-4, GEN-COV-5, GEN-R-53: executed in a plot it bars the next seat until that seat's obstruction ends. */
const BAR: AtOnce = {
  does: ({ ints, rules }, seat) =>
    ints[at.phase] === PHASE.plot && !hasSeat(ints[at.barred], nextSeat(rules, seat)),
  run({ ints, rules }, seat, told) {
    const rival = nextSeat(rules, seat);
    ints[at.barred] = withSeat(ints[at.barred], rival);
    told?.tell(EVENTS.kinds.barred.pack(rival), EVERYONE, false);
  },
};

/**
 * GEN-DRE-2, WA-SAC-2 Counts this many of the rival's turns;
 * in a reveal window the current one doesn't count (WA-R-71).
 */
const counting = (turns: number): AtOnce => ({
  does: () => true,
  run: (state: SwayState, seat: Seat, told?: Sink) =>
    beginCountdown(state, sideOf(seat), state.ints[at.phase] === PHASE.reveal ? turns + 1 : turns, told),
});
