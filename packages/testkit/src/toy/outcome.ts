import {
  bitCount,
  NO_SEATS,
  type OpenWindow,
  type Outcome,
  type Reason,
  type RunningTime,
  seatsOf,
} from '@hortus/kernel';
import { toAct } from './setup.ts';
import { ANSWER, ANSWER_TIME, at, MOVES, NONE, OVER, sideOf, type ToyState } from './types.ts';

/** TOY-END-2, TOY-END-3 */
export function outcome({ ints, rules }: ToyState): Outcome | undefined {
  if (ints[at.phase] !== OVER) return undefined;
  const [even, odd] = [ints[at.points], ints[at.points + 1]];
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const ended = (winner: number | undefined, reason: Reason): Outcome => ({
    winners: seats.filter((seat) => sideOf(seat) === winner),
    reasons: [reason],
    scores: seats.map((seat) => ints[at.points + sideOf(seat)]),
  });
  const quitter = ints[at.quitter];
  if (quitter !== NONE) {
    const code = ints[at.quit] === 0 ? 'resignation' : 'time';
    return ended(1 - sideOf(quitter), { code, clause: 'TOY-END-3' });
  }
  return even === odd
    ? ended(undefined, { code: 'level', clause: 'TOY-END-2' })
    : ended(even > odd ? 0 : 1, { code: 'points', clause: 'TOY-END-2' });
}

/** Added to twice the cards played, so that each question has a higher number than the one before it. */
const SPAN_IN_PHASE = [0, 1, 2, 1, 0] as const;
const spanOf = ({ ints }: ToyState): number => 2 * bitCount(ints[at.spent]) + SPAN_IN_PHASE[ints[at.phase]];

/** The question's name: each card played asks a new one. A trade changes the list of moves, not the question. */
export const question = (state: ToyState): string => String(spanOf(state));

/** The clocks of everyone who is asked run, several simultaneously; each question starts a new limit. */
export function clock(state: ToyState): RunningTime | undefined {
  const seats = toAct(state);
  if (seats === NO_SEATS) return undefined;
  return { seats, span: spanOf(state) };
}

/** TOY-ANS-5 Everyone who may answer is asked simultaneously; silence lets it pass. */
export function window(state: ToyState): OpenWindow | undefined {
  const { ints, rules } = state;
  if (!rules.options.hasty || ints[at.phase] !== ANSWER) return undefined;
  const answer = MOVES.kinds.pass.pack();
  return {
    answers: seatsOf(toAct(state)).map((seat) => ({ seat, answer })),
    ms: ANSWER_TIME,
    span: bitCount(ints[at.spent]),
  };
}
