/** One move: what it does, then who is asked next. */
import type { Move, Rng, Seat, SeatSet, Sink } from '@hortus/kernel';
import { playAction } from '../acts/actions.ts';
import type { SwayState } from '../edition/rules.ts';
import { openQuestion } from '../phases/index.ts';
import { tidyKnowledge } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import { PHASE, QUIT_HOW, TASK } from '../types.ts';
import { MOVES } from './moves.ts';
import { quit } from './outcome.ts';
import { leastAnswer } from './overtime.ts';
import { settle, toAct } from './to-act.ts';

const { resign, time } = MOVES.kinds;
const BY_RESIGNING = QUIT_HOW.indexOf('resign');
const BY_TIME = QUIT_HOW.indexOf('time');

/** The caller has judged the move. */
export function play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  if (move === resign.tag) quit(state, seat, BY_RESIGNING, told);
  else if (move === time.tag) runOut(state, seat, rng, told);
  else carryOut(state, seat, move, rng, told);
  return toAct(state);
}

function carryOut(state: SwayState, seat: Seat, move: Move, rng: Rng, told: Sink | undefined): void {
  const { ints } = state;
  const question = openQuestion(state);
  if (question !== undefined) question.play(state, seat, move, told, rng);
  else {
    playAction(state, seat, move, rng, told);
    // GEN-E-4 The plotter has acted, so a window is owed. After a finish nothing is plotted, and none is
    // owed.
    if (ints[at.phase] === PHASE.plot && ints[at.plotted] > 0) ints[at.owed] = 1;
  }
  settle(state, told);
  tidyKnowledge(state);
}

/**
 * GEN-R-105, GEN-R-147, WA-R-99, WA-R-127 The seat loses, or gives the answer that does least; if it isn't
 * asked anything, it loses nothing.
 */
function runOut(state: SwayState, seat: Seat, rng: Rng, told: Sink | undefined): void {
  const { ints, rules } = state;
  if (!rules.overtimeFinishes) {
    quit(state, seat, BY_TIME, told);
    return;
  }
  const phase = ints[at.phase];
  const task = ints[at.task];
  const byCards =
    task === TASK.trim || task === TASK.omen || (task === TASK.none && phase === PHASE.equalise);
  if (ints[at.asked] !== seat) return;
  do carryOut(state, seat, leastAnswer(state, seat), rng, told);
  while (byCards && ints[at.phase] === phase && ints[at.task] === task && ints[at.asked] === seat);
}
