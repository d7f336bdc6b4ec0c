/** Every move of the seat asked: of an open question, else of the one who engages. The order is that of docs/design-sway.md. */
import { hasSeat, type MoveList, type Seat } from '@hortus/kernel';
import { listActions } from './actions.ts';
import { questionOf } from './phases/index.ts';
import type { SwayState } from './rules.ts';
import { toAct } from './to-act.ts';

export function legal(state: SwayState, seat: Seat, out: MoveList): number {
  if (!hasSeat(toAct(state), seat)) return 0;
  const question = questionOf(state);
  return question === undefined ? listActions(state, seat, out, 0) : question.list(state, seat, out, 0);
}
