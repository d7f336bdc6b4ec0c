/** End of session, and the clock (CGS-EOS, CGS-E-5). */
import { hasSeat, NO_SEATS, type Outcome, type Reason, type RunningTime, type Seat } from '@hortus/kernel';
import { toAct } from './moves/legal.ts';
import { playersLeft } from './state/players.ts';
import { ANSWER, at, type CgsState, CLAIM, MOST_PLAYERS, NONE, OVER, STUDY } from './types.ts';

/** CGS-EOS-1, CGS-R-106, -107, -164 The players who win the session, and why. */
function sessionWinners(state: CgsState): { readonly players: number[]; readonly reason: Reason } {
  const { ints, rules } = state;
  const left = Array.from({ length: rules.players }, (_, player) => player).filter(
    (player) => !hasSeat(ints[at.lost], player),
  );
  if (playersLeft(state) === 1) return { players: left, reason: { code: 'alone', clause: 'CGS-R-107' } };
  const most = Math.max(...left.map((player) => ints[at.wins + player]));
  const best = left.filter((player) => ints[at.wins + player] === most);
  if (most === 0) return { players: best, reason: { code: 'no-era-won', clause: 'CGS-R-106' } };
  if (best.length === 1) return { players: best, reason: { code: 'eras', clause: 'CGS-EOS-1' } };
  if (rules.options.sessionTie === 'lastEra') {
    const latest = Math.max(...best.map((player) => ints[at.latest + player]));
    const later = best.filter((player) => ints[at.latest + player] === latest);
    if (later.length < best.length)
      return { players: later, reason: { code: 'last-era', clause: 'CGS-R-164' } };
  }
  return { players: best, reason: { code: 'shared', clause: 'CGS-EOS-1' } };
}

/** A session that everybody wins is a draw. The score is the number of eras won. */
export function outcome(state: CgsState): Outcome | undefined {
  const { ints, rules } = state;
  if (ints[at.phase] !== OVER) return undefined;
  const { players, reason } = sessionWinners(state);
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  // Persons who end the session as one player win together.
  const sits = rules.playerOf[ints[at.era]];
  const winners: Seat[] =
    players.length === rules.players ? [] : seats.filter((seat) => players.includes(sits[seat]));
  return { winners, reasons: [reason], scores: seats.map((seat) => ints[at.wins + sits[seat]]) };
}

/**
 * CGS-E-5 One span for the study, one per choice of affiliation,
 * one per turn, one for the answers to a request.
 */
export function clock(state: CgsState): RunningTime | undefined {
  const { ints, rules } = state;
  const seats = toAct(state);
  if (seats === NO_SEATS) return undefined;
  const span = (part: number): RunningTime => ({ seats, span: ints[at.turns] * 16 + part });
  switch (ints[at.phase]) {
    case STUDY:
      return span(0);
    case CLAIM:
      return span(
        1 + ints.subarray(at.claimed, at.claimed + rules.players).filter((one) => one !== NONE).length,
      );
    case ANSWER:
      return span(MOST_PLAYERS + 3);
    default:
      return span(MOST_PLAYERS + 2);
  }
}

/** A trade changes what may be played, not the question. Which of several equal copies acts doesn't matter. */
export function question({ ints, rules }: CgsState): string {
  const card = ints[at.doCard];
  return [
    ...[at.turns, at.phase, at.step, at.doing].map((field) => ints[field]),
    card === NONE ? NONE : rules.cards.designOf[card].index,
    ...[at.doPower, at.doLeft, at.queued, at.request].map((field) => ints[field]),
  ].join('.');
}
