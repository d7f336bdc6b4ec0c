/** Every move of the seat that is asked: the answers to an open question, otherwise what the engaging seat may do.
 *
 *  The order is pinned by golden games. Engages by `by`, then ops cards by number, then experience cards by number and
 *  announced ability, each followed by the same one that declines its sentence; sentences in the order of ABILITIES, larger counts first;
 *  `bring` by card, `recall`; `finish`, `store` by card. Elsewhere by card (by ability for `unlock`), then `done`, `pass`,
 *  `waive`. */
import { hasSeat, type MoveList, type Seat } from '@hortus/kernel';
import { listActions } from '../acts/actions.ts';
import type { SwayState } from '../edition/rules.ts';
import { openQuestion } from '../phases/index.ts';
import { toAct } from './to-act.ts';

export function legal(state: SwayState, seat: Seat, out: MoveList): number {
  if (!hasSeat(toAct(state), seat)) return 0;
  const question = openQuestion(state);
  return question === undefined ? listActions(state, seat, out, 0) : question.list(state, seat, out, 0);
}
