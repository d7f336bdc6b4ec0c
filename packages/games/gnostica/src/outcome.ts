import type { Outcome, Reason } from '@hortus/kernel';
import { scoreOf } from './phases/ends.ts';
import { at, ENDS, FATES, type GnosticaState, LAST_LEFT, NONE, OVER } from './types.ts';

const END_CLAUSES = ['GNO-END-3', 'GNO-END-8', 'GNO-R-58', 'GNO-R-59', 'GNO-R-59', 'GNO-R-92'] as const;
const FATE_CLAUSES = ['GNO-END-4', 'GNO-R-60', 'GNO-R-60'] as const;

/** GNO-END-3, GNO-END-8, GNO-R-58, GNO-R-59, GNO-R-92 */
export function outcome({ ints, rules }: GnosticaState): Outcome | undefined {
  if (ints[at.phase] !== OVER) return undefined;
  const [end, winner, fate] = [ints[at.end], ints[at.winner], ints[at.fate]];
  const reasons: Reason[] = [{ code: ENDS[end], clause: END_CLAUSES[end] }];
  if (end === LAST_LEFT && fate !== NONE) reasons.unshift({ code: FATES[fate], clause: FATE_CLAUSES[fate] });
  return {
    winners: winner === NONE ? [] : [winner],
    reasons,
    scores: Array.from({ length: rules.seats }, (_, seat) => scoreOf(ints, seat)),
  };
}
