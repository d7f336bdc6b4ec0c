/** The turning seat has finished plotting. */
import type { Sink } from '@hortus/kernel';
import { storeCard } from '../acts/experience.ts';
import type { SwayState } from '../edition/rules.ts';
import { at, NONE } from '../state/layout.ts';
import { nextSeat, sideOf } from '../state/zones.ts';
import { WON_WHY } from '../types.ts';
import { win } from './giving.ts';
import { engaging } from './phase.ts';
import { beginTurn, endTurn } from './turn.ts';

const BY_NO_PLOT = WON_WHY.indexOf('plot');

/** GEN-PLT-2 to GEN-PLT-5; the finish and the storing are one action (GEN-R-50). `stored` is a card or NONE. */
function finishPlot(state: SwayState, stored: number, told: Sink | undefined): void {
  const { ints, rules } = state;
  const seat = ints[at.turn];
  if (ints[at.plotted] === 0) {
    win(state, 1 - sideOf(seat), BY_NO_PLOT, told);
    return;
  }
  if (stored !== NONE) storeCard(state, seat, stored, 'stored', told);
  if (endTurn(state, told)) beginTurn(state, nextSeat(rules, seat), told);
}

export const plot = engaging('plot', finishPlot);
