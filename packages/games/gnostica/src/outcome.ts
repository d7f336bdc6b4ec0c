import { NO_SEATS, type Outcome, type Reason, type RunningTime, seatsOf } from '@hortus/kernel';
import { scoreOf } from './phases/ends.ts';
import { toAct } from './setup.ts';
import { at, BID, ENDS, FATES, type GnosticaState, LAST_LEFT, NONE, OVER, REDRAW } from './types.ts';

const END_CLAUSES = ['GNO-END-3', 'GNO-END-8', 'GNO-R-58', 'GNO-R-59', 'GNO-R-59'] as const;
const FATE_CLAUSES = ['GNO-END-4', 'GNO-R-60', 'GNO-R-60'] as const;

/** GNO-END-3, GNO-END-8, GNO-R-58, GNO-R-59 */
export function outcome({ words, rules }: GnosticaState): Outcome | undefined {
  if (words[at.phase] !== OVER) return undefined;
  const [end, winner, fate] = [words[at.end], words[at.winner], words[at.fate]];
  const reasons: Reason[] = [{ code: ENDS[end], clause: END_CLAUSES[end] }];
  if (end === LAST_LEFT && fate !== NONE) reasons.unshift({ code: FATES[fate], clause: FATE_CLAUSES[fate] });
  return {
    winners: winner === NONE ? [] : [winner],
    reasons,
    scores: Array.from({ length: rules.seats }, (_, seat) => scoreOf(words, seat)),
  };
}

/** Rounds of bidding, then redraws, then turns: each starts a new limit. */
const [REDRAWS, TURNS] = [16, 32];

/** A turn is one span, whatever its steps. While several bid, the time of all who have not runs (GNO-BID-2). */
export function clock(state: GnosticaState): RunningTime | undefined {
  const seats = toAct(state);
  if (seats === NO_SEATS) return undefined;
  const { words } = state;
  if (words[at.phase] === BID) return { seats, span: words[at.round] };
  if (words[at.phase] === REDRAW) return { seats, span: REDRAWS + seatsOf(words[at.took]).length };
  return { seats, span: TURNS + words[at.turns] };
}
