/** N picks a seat at setup, one at a time, before the rest of the void goes to the destiny (GEN-SET-7 to GEN-SET-9). */
import { countMembers, EVERYONE, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import { EVENTS } from '../events.ts';
import { at } from '../layout.ts';
import { MOVES } from '../moves.ts';
import { canRecruit, judgeRecruit, recruitCard, recruitsFor } from '../recruiting.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { PHASE, RECRUIT_WHY, SET } from '../types.ts';
import { listCards, seatAfter } from './questions.ts';
import { enterPhase, newSpan } from './turn.ts';

const { pass, recruit } = MOVES.kinds;
const IN_DRAFT = RECRUIT_WHY.indexOf('draft');

/** GEN-SET-8, GEN-R-138 Alternately, the starting seat first. True if somebody is asked. */
export function askInDraft(state: SwayState, told?: Sink): boolean {
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
  fillDestiny(state);
  enterPhase(state, PHASE.opening, false, told);
  return false;
}

/** GEN-SET-9, WA-SET-6 What is left in the void goes to the unseen part, custom cards as the rule set says. */
function fillDestiny({ ints, rules }: SwayState): void {
  const { official } = rules.deck;
  for (let i = 0; i < SET; i++) {
    const going = ints[at.void + i] & (rules.customToDestiny ? -1 : official[i]);
    ints[at.unseen + i] = going;
    ints[at.void + i] &= ~going;
  }
  ints[at.unseenCount] = countMembers(ints, at.unseen, SET);
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

export function playDraft(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  state.ints[at.steps]++;
  if (recruit.is(move)) recruitCard(state, seat, recruit.get.card(move), IN_DRAFT, false, told);
  else if (told !== undefined) told.tell(EVENTS.kinds.passed.pack(seat), EVERYONE, false);
}
