/** How matches end, the events for it, and the story. */
import { EVERYONE, type Outcome, type Reason, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { at, NONE } from '../state/layout.ts';
import { sideOf } from '../state/zones.ts';
import { PHASE, REASON, REASONS, TASK } from '../types.ts';
import { EVENTS } from './events.ts';

const { ended, quit: quitEvent, story } = EVENTS.kinds;

/** For `winner`: no side has won. */
export const NOBODY = 2;

/** GEN-R-102, WA-R-94 Ends that belong to the unit just lost; leaving, time and abort have no story. */
const TOLD_ENDS =
  (1 << REASON['no-reserve']) |
  (1 << REASON['all-spent']) |
  (1 << REASON['no-life']) |
  (1 << REASON['last-life']);

/**
 * `why` is a set of REASONS; `reveals` if the end shows what somebody holds.
 * Nothing happens afterwards (GEN-R-98, WA-RND-8).
 */
export function endMatch(state: SwayState, winner: number, why: number, reveals: boolean, told?: Sink): void {
  const { ints } = state;
  ints[at.phase] = PHASE.over;
  ints[at.task] = TASK.none;
  ints[at.trims] = 0;
  ints[at.trimFrom] = NONE;
  ints[at.owed] = 0;
  ints[at.winner] = winner;
  ints[at.why] = why;
  if (told === undefined) return;
  told.tell(ended.pack(winner, why), EVERYONE, reveals);
  const card = storyOf(state);
  if (card !== undefined) told.tell(story.pack(card), EVERYONE, false);
}

/**
 * GEN-VAR-9, GEN-R-110, WA-R-102 A player who leaves loses, along with the team; so does one who runs out of time
 * (GEN-R-105, WA-R-99).
 */
export function quit(state: SwayState, seat: Seat, how: number, told?: Sink): void {
  const { ints } = state;
  ints[at.quitter] = seat;
  ints[at.quit] = how;
  if (told !== undefined) told.tell(quitEvent.pack(seat, how), EVERYONE, false);
  endMatch(state, 1 - sideOf(seat), 1 << (how === 0 ? REASON.left : REASON.time), false, told);
}

/**
 * GEN-WIN-6, GEN-R-100, WA-RND-7 The ruin that the winners
 * engaged last, else their triumph; either teammate's (GEN-R-118).
 */
export function storyOf({ ints }: SwayState): number | undefined {
  const side = ints[at.winner];
  if ((ints[at.why] & TOLD_ENDS) === 0 || (side !== 0 && side !== 1)) return undefined;
  const ruin = ints[at.ruin + side];
  if (ruin !== NONE) return ruin;
  const triumph = ints[at.triumph + side];
  return triumph === NONE ? undefined : triumph;
}

export function outcome(state: SwayState): Outcome | undefined {
  const { ints, rules } = state;
  if (ints[at.phase] !== PHASE.over) return undefined;
  const winners: Seat[] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < rules.seats; seat++) {
    const wins = sideOf(seat) === ints[at.winner];
    if (wins) winners.push(seat);
    scores.push(wins ? 1 : 0);
  }
  const reasons: Reason[] = [];
  REASONS.forEach((code, i) => {
    const clause = rules.clauses[code];
    if (((ints[at.why] >> i) & 1) === 1 && clause !== undefined) reasons.push({ code, clause });
  });
  return { winners, reasons, scores };
}
