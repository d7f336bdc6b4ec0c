/** Why a move isn't legal. Agrees exactly with `legal`, and with the host's moves besides: resigning and time. */
import { hasSeat, type Move, type Refusal, type Seat } from '@hortus/kernel';
import { judgeAction } from '../acts/actions.ts';
import type { SwayState } from '../edition/rules.ts';
import { openQuestion } from '../phases/index.ts';
import { phaseOf } from '../phases/phase.ts';
import { at } from '../state/layout.ts';
import { nextSeat } from '../state/zones.ts';
import { PHASE } from '../types.ts';
import { MOVES } from './moves.ts';
import { type RefusalCode, refusalOf } from './refusals.ts';
import { toAct } from './to-act.ts';

const { engage, interrupt, resign, time } = MOVES.kinds;

/** GEN-VAR-2, WA-VAR-2, GEN-R-107: refused without change. */
export function judge(state: SwayState, seat: Seat, move: Move): Refusal | undefined {
  const code = codeOf(state, seat, move);
  if (code === undefined) return undefined;
  return refusalOf(state.rules.clauses, code);
}

function codeOf(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (state.ints[at.phase] === PHASE.over) return 'over';
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.rules.seats) return 'not-your-turn';
  if (!MOVES.knows(move)) return 'not-a-move';
  if (resign.is(move) || time.is(move)) return undefined;
  if (!hasSeat(toAct(state), seat)) return interrupt.is(move) ? unasked(state, seat) : 'not-your-turn';
  const question = openQuestion(state);
  if (question === undefined) return judgeAction(state, seat, move);
  const code = question.judge(state, seat, move);
  return code === 'not-now' && engage.is(move) && !engages(state) ? 'not-engaging' : code;
}

/** GEN-TRN-1, WA-TRN-1 Cards are engaged in a turn's two phases, not between turns. */
const engages = (state: SwayState): boolean => phaseOf(state)?.question === undefined;

/**
 * Why the next seat isn't asked to interrupt, where public
 * facts decide that (GEN-R-41, GEN-R-47, WA-R-49, WA-R-53).
 */
function unasked({ ints, rules }: SwayState, seat: Seat): RefusalCode {
  if (ints[at.phase] !== PHASE.plot || seat !== nextSeat(rules, ints[at.turn])) return 'not-your-turn';
  if (ints[at.plotted] === 0) return 'nothing-plotted';
  if (hasSeat(ints[at.waived], seat)) return 'passed-the-plot';
  return hasSeat(ints[at.barred], seat) ? 'barred-by-covert' : 'not-your-turn';
}
