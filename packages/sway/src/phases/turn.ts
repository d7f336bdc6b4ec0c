/** A turn: how it and its engaging phases begin, and how it ends. What ends a phase is in that phase's file. */
import { EVERYONE, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { endMatch, NOBODY } from '../game/outcome.ts';
import { fallCountdown } from '../state/countdown.ts';
import { at } from '../state/layout.ts';
import { emptyPool, openIn } from '../state/pool.ts';
import { clearMarks, sideOf } from '../state/zones.ts';
import { PHASE, POOL, REASON, TASK } from '../types.ts';

const { phase: phaseEvent, turn: turnEvent } = EVENTS.kinds;

/** Numbers per span: it begins at a multiple of this, and the short ones inside it follow. */
const SPAN = 256;

/** GEN-E-19, WA-E-13 A new time limit for the seat that is asked now. */
export const newSpan = (ints: Int32Array): void => {
  ints[at.span] = (ints[at.span] | (SPAN - 1)) + 1;
};

/** GEN-R-106 A separate limit for a forced choice; afterwards the interrupted span continues. */
export const shortSpan = (ints: Int32Array): void => {
  ints[at.span]++;
};

export const longSpanOf = (ints: Int32Array): number => ints[at.span] & -SPAN;

export function enterPhase(state: SwayState, phase: number, reveals: boolean, told?: Sink): void {
  const { ints } = state;
  ints[at.phase] = phase;
  ints[at.task] = TASK.none;
  ints[at.steps] = 0;
  if (told !== undefined) told.tell(phaseEvent.pack(phase), EVERYONE, reveals);
}

/** GEN-TRN-1, WA-TRN-1 Obstruct, then plot. */
export function beginTurn(state: SwayState, seat: Seat, told?: Sink): void {
  handTurnTo(state, seat, told);
  if (state.rules.skipsObstruct(state, seat)) beginPlot(state, told);
  else beginObstruct(state, told);
}

/** GEN-BAT-4 The turn of a seat that has cut a plot short: it has to obstruct what was plotted. */
export function beginTurnAgainst(state: SwayState, seat: Seat, told?: Sink): void {
  handTurnTo(state, seat, told);
  beginObstruct(state, told);
}

function handTurnTo({ ints, rules }: SwayState, seat: Seat, told: Sink | undefined): void {
  ints[at.turn] = seat;
  ints[at.idle]++;
  if (told !== undefined) told.tell(turnEvent.pack(seat), EVERYONE, false);
  if (!rules.clockByPhase) newSpan(ints);
}

/** GEN-OBS-1, GEN-R-30 An obstruction with nothing to answer is skipped, tested once. */
export const unopposed = ({ ints }: SwayState, seat: Seat): boolean =>
  ints[at.lineCount + 1 - sideOf(seat)] === 0;

/** WA-OBS-1, WA-R-35 It is skipped only in the first turn of the game. */
export const inFirstTurn = ({ ints }: SwayState): boolean => ints[at.turns] === 0;

/** GEN-OBS-2 One card may be engaged. */
function beginObstruct(state: SwayState, told: Sink | undefined): void {
  if (state.rules.clockByPhase) newSpan(state.ints);
  enterPhase(state, PHASE.obstruct, false, told);
  openIn(state, POOL.plain, 1);
}

/** GEN-PLT-1, WA-PLT-1 One card must be engaged. */
export function beginPlot(state: SwayState, told?: Sink): void {
  const { ints, rules } = state;
  if (rules.clockByPhase) newSpan(ints);
  enterPhase(state, PHASE.plot, false, told);
  ints[at.plotted] = 0;
  openIn(state, POOL.plain, 1);
}

/**
 * GEN-PLT-4, GEN-PLT-5, GEN-R-44: what lasts for a turn ends, the plotted cards stay, bars and countdowns go
 * on. False if the match is aborted instead of continuing (WA-R-113).
 */
export function endTurn(state: SwayState, told?: Sink): boolean {
  const { ints, rules } = state;
  const seat = ints[at.turn];
  emptyPool(state);
  clearMarks(state);
  ints[at.waived] = 0;
  ints[at.owed] = 0;
  ints[at.plotted] = 0;
  fallCountdown(state, 1 - sideOf(seat), told);
  ints[at.turns]++;
  if (rules.idleCap === 0 || ints[at.idle] < rules.idleCap) return true;
  endMatch(state, NOBODY, 1 << REASON.aborted, false, told);
  return false;
}
