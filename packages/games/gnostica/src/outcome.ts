import { type Outcome, type Reason, type Seat, seatsOf } from '@hortus/kernel';
import { scoreOf } from './ends.ts';
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

/**
 * A turn is one span, whatever its steps. Of several who bid it is the first by seat whose time runs, then the next: else
 * two who never bid would hold up the table for ever.
 */
export function clock(state: GnosticaState): { seat: Seat; span: number } | undefined {
  const [seat] = seatsOf(toAct(state));
  if (seat === undefined) return undefined;
  const { words } = state;
  if (words[at.phase] === BID) return { seat, span: words[at.round] };
  if (words[at.phase] === REDRAW) return { seat, span: REDRAWS + seatsOf(words[at.took]).length };
  return { seat, span: TURNS + words[at.turns] };
}
