/** Who is asked, and whose clock runs. The next question follows from the position (GEN-E-2). */
import { NO_SEATS, onlySeat, type RunningTime, type SeatSet, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { phaseOf } from '../phases/phase.ts';
import { askToTrim } from '../phases/trim.ts';
import { longSpanOf } from '../phases/turn.ts';
import { windowIsDue } from '../phases/window.ts';
import { at } from '../state/layout.ts';
import { engagerOf, nextSeat } from '../state/zones.ts';
import { PHASE, TASK } from '../types.ts';

/** `asked` always holds the seat, so this reads one int. */
export const toAct = ({ ints }: SwayState): SeatSet =>
  ints[at.phase] === PHASE.over ? NO_SEATS : onlySeat(ints[at.asked]);

/**
 * After every move: the open part of an action first, then trims, then an owed window, then the phase itself,
 * which may end and lead to others.
 */
export function settle(state: SwayState, told?: Sink): void {
  const { ints } = state;
  const task = ints[at.task];
  if (task === TASK.omen || task === TASK.send || task === TASK.recruit) return;
  if (ints[at.trims] !== 0 && askToTrim(state)) return;
  ints[at.task] = TASK.none;
  if (ints[at.owed] === 1) {
    ints[at.owed] = 0;
    if (windowIsDue(state)) {
      ints[at.task] = TASK.window;
      ints[at.asked] = nextSeat(state.rules, ints[at.turn]);
      return;
    }
  }
  for (let phase = phaseOf(state); phase !== undefined; phase = phaseOf(state)) {
    if (phase.ask === undefined) {
      ints[at.asked] = engagerOf(state);
      return;
    }
    if (phase.ask(state, told)) return;
  }
}

/**
 * A trim, share or equalisation has a clock of its own; for the turning seat only if limits are per phase,
 * since otherwise it belongs to the turn.
 */
function isOnShortSpan({ ints, rules }: SwayState): boolean {
  const phase = ints[at.phase];
  if (ints[at.task] !== TASK.trim && phase !== PHASE.share && phase !== PHASE.equalise) return false;
  const inTurn = phase >= PHASE.obstruct && phase <= PHASE.equalise;
  return rules.clockByPhase || !inTurn || ints[at.asked] !== ints[at.turn];
}

/** GEN-E-19, WA-E-13; GEN-R-106: nobody's time runs in a window. */
export function clock(state: SwayState): RunningTime | undefined {
  const { ints } = state;
  if (ints[at.phase] === PHASE.over || ints[at.task] === TASK.window) return undefined;
  return { seats: toAct(state), span: isOnShortSpan(state) ? ints[at.span] : longSpanOf(ints) };
}
