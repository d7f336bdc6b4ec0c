/**
 * N picks per seat at setup, one at a time, before the rest of the void goes to the destiny (GEN-SET-7 to GEN-SET-9).
 */
import { EVERYONE, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import { canRecruit, judgeRecruit, recruitCard, recruitsFor } from '../acts/recruiting.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { RECRUIT_WHY, SET } from '../types.ts';
import { beginOpening } from './opening.ts';
import { asking, question } from './phase.ts';
import { listCards, seatAfter } from './questions.ts';
import { newSpan } from './turn.ts';

const { pass, recruit } = MOVES.kinds;
const IN_DRAFT = RECRUIT_WHY.indexOf('draft');

/** GEN-SET-8, GEN-R-138 Alternately, the starting seat first. True if somebody is asked. */
function askInDraft(state: SwayState, told?: Sink): boolean {
  const { ints, rules } = state;
  while (ints[at.steps] < rules.draftPicks * rules.seats) {
    const seat = seatAfter(rules.seats, ints[at.first], ints[at.steps]);
    if (canRecruit(state, seat)) {
      ints[at.asked] = seat;
      newSpan(ints);
      return true;
    }
    ints[at.steps]++;
  }
  beginOpening(state, told);
  return false;
}

const found = new Int32Array(SET);

/** Recruits without a limit of sway, and a pass: the draft's picks and those after a loss. */
export function listRecruits(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  recruitsFor(state, seat, found);
  const n = listCards(found, 0, recruit, out, from);
  out[n] = pass.tag;
  return n + 1;
}

/** GEN-R-3 Any void card that the side may hold; a pass spends the pick. */
export function judgeRecruits(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (pass.is(move)) return undefined;
  if (!recruit.is(move) || recruit.get.limit(move) !== 0) return 'not-now';
  return judgeRecruit(state, seat, recruit.get.card(move));
}

function playDraft(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  state.ints[at.steps]++;
  if (recruit.is(move)) recruitCard(state, seat, recruit.get.card(move), IN_DRAFT, false, told);
  else if (told !== undefined) told.tell(EVENTS.kinds.passed.pack(seat), EVERYONE, false);
}

export const draft = asking('draft', askInDraft, question(listRecruits, judgeRecruits, playDraft));
