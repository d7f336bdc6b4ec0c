/** Why a move is refused, as a code; the edition's table names the clause. */
import { type Refusal, refuse } from '@hortus/kernel';
import type { ReasonCode } from '../types.ts';

export const REFUSALS = [
  'over',
  'not-a-move',
  'not-now',
  'not-engaging',
  'not-your-turn',
  'no-such-card',
  'no-such-ability',
  'not-in-ops',
  'discard-not-life',
  'discard-not-experience',
  'not-in-experience',
  'not-announced',
  'not-unlocked',
  'no-permission',
  'over-budget',
  'only-valor',
  'covert-in-timeline',
  'battle-in-timeline',
  'barred-by-covert',
  'barred-by-strike',
  'strike-from-ops',
  'rescue-only-obstructing',
  'hide-in-plot',
  'must-hide',
  'nothing-to-decline',
  'not-open',
  'ops-full',
  'destiny-empty',
  'too-many',
  'too-few',
  'omen-full',
  'not-looked-at',
  'not-yours-to-take',
  'took-already',
  'nothing-there',
  'not-in-timelines',
  'endurance-stays',
  'not-fewer',
  'not-in-reserve',
  'life-stays',
  'no-experience',
  'experience-empty',
  'not-in-void',
  'other-faction',
  'life-not-recruited',
  'recruiter',
  'above-enlist',
  'not-recruitable',
  'has-recruitable',
  'unlocked-before',
  'never-unlocked',
  'not-nameable',
  'not-in-rival-line',
  'named-already',
  'naming-barred',
  'marked-first',
  'not-a-life',
  'not-battle',
  'nothing-plotted',
  'passed-the-plot',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The clause behind each refusal and each reason of an outcome that the edition knows. */
export type Clauses = Readonly<Partial<Record<RefusalCode | ReasonCode, string>>>;

/** If the edition has no clause for a code, the thing is never possible there. */
export function refusalOf(clauses: Clauses, code: RefusalCode): Refusal {
  const [clause, moment] = [clauses[code], clauses['not-now']];
  return clause === undefined && moment !== undefined ? refuse('not-now', moment) : refuse(code, clause);
}
