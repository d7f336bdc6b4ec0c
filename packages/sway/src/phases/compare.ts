/** The end of an obstruction: both totals, and what follows from them. */
import { EVERYONE, type Sink, withoutSeat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { countdownIsDue } from '../state/countdown.ts';
import { at } from '../state/layout.ts';
import { clearLines, totalOf } from '../state/lines.ts';
import { emptyPool } from '../state/pool.ts';
import { sideOf } from '../state/zones.ts';
import { WON_WHY } from '../types.ts';
import { finaleStep } from './finale.ts';
import { win } from './giving.ts';

const { compared } = EVENTS.kinds;
const BY_OBSTRUCTION = WON_WHY.indexOf('obstruct');
const BY_COUNTDOWN = WON_WHY.indexOf('countdown');

/** GEN-OBS-3 to GEN-OBS-9, WA-OBS-3 to WA-OBS-11. A countdown that comes true replaces the rest (GEN-R-70, WA-R-80). */
export function compare(state: SwayState, told?: Sink): void {
  const { ints } = state;
  const seat = ints[at.turn];
  const side = sideOf(seat);
  const mine = totalOf(state, side);
  const theirs = totalOf(state, 1 - side);
  if (told !== undefined) told.tell(compared.pack(mine, theirs), EVERYONE, false);
  if (mine < theirs) {
    win(state, 1 - side, BY_OBSTRUCTION, told);
    return;
  }
  if (countdownIsDue(state, side)) {
    win(state, side, BY_COUNTDOWN, told);
    return;
  }
  clearLines(state, false, told);
  emptyPool(state);
  // GEN-R-53, WA-R-56 Covert's bar ends with the obstruction that it barred.
  ints[at.barred] = withoutSeat(ints[at.barred], seat);
  finaleStep(state, told);
}
