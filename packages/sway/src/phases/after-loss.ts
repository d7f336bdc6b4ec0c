/** After a card was given up: the phases that the edition lists (refill, recruit, unlock), then the loser turns. */
import {
  EVERYONE,
  lowestBit,
  type Move,
  type MoveList,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import { EVENTS } from '../events.ts';
import { at, NONE } from '../layout.ts';
import { MOVES } from '../moves.ts';
import { canRecruit, recruitCard } from '../recruiting.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { RECRUIT_WHY } from '../types.ts';
import { clearMarks } from '../zones.ts';
import { askToRefill } from './opening.ts';
import { winnersFirst } from './questions.ts';
import { beginTurn, enterPhase, newSpan } from './turn.ts';

const { pass, recruit, unlock } = MOVES.kinds;
const { passed, unlocked } = EVENTS.kinds;
/** WA-RND-11 Recruits of each seat, at most. */
const EACH = 2;
const AFTER_ROUND = RECRUIT_WHY.indexOf('round');

/** GEN-WIN-8, WA-RND-10 The loser first. True if somebody is asked. */
export function askInRefill(state: SwayState, told?: Sink): boolean {
  if (askToRefill(state, state.ints[at.loser])) return true;
  goOn(state, told);
  return false;
}

/** WA-RND-11, WA-R-92, WA-R-129 Up to two a seat, the winners first; not asked is who finds no card in the void. */
export function askToRecruit(state: SwayState, told?: Sink): boolean {
  const { ints, rules } = state;
  while (ints[at.steps] < EACH * rules.seats) {
    const place = Math.trunc(ints[at.steps] / EACH);
    const seat = winnersFirst(rules.seats, ints[at.loser], place);
    if (canRecruit(state, seat)) {
      ints[at.asked] = seat;
      newSpan(ints);
      return true;
    }
    ints[at.steps] = (place + 1) * EACH;
  }
  goOn(state, told);
  return false;
}

/** A pass gives up what is left of the two. */
export function playRecruit(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints } = state;
  if (recruit.is(move)) {
    ints[at.steps]++;
    recruitCard(state, seat, recruit.get.card(move), AFTER_ROUND, false, told);
    return;
  }
  ints[at.steps] = (Math.trunc(ints[at.steps] / EACH) + 1) * EACH;
  if (told !== undefined) told.tell(passed.pack(seat), EVERYONE, false);
}

/** The next phase of the edition's list; after the last the loser turns. */
function goOn(state: SwayState, told: Sink | undefined): void {
  const { afterLoss } = state.rules;
  const next = afterLoss.indexOf(state.ints[at.phase]) + 1;
  if (next < afterLoss.length) enterPhase(state, afterLoss[next], false, told);
  else beginAnew(state, told);
}

/** WA-UNL-1, WA-UNL-2, WA-R-23 What the seat has not unlocked yet. */
const lockedFor = ({ ints, rules }: SwayState, seat: Seat): number =>
  rules.unlockable & ~ints[at.unlocked + seat];

/** WA-RND-12, WA-R-129 One ability a seat, the winners first. */
export function askToUnlock(state: SwayState, told?: Sink): boolean {
  const { ints, rules } = state;
  for (; ints[at.steps] < rules.seats; ints[at.steps]++) {
    const seat = winnersFirst(rules.seats, ints[at.loser], ints[at.steps]);
    if (lockedFor(state, seat) === 0) continue;
    ints[at.asked] = seat;
    newSpan(ints);
    return true;
  }
  goOn(state, told);
  return false;
}

export function listUnlock(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  let n = from;
  for (let bits = lockedFor(state, seat); bits !== 0; bits = withoutLowest(bits))
    out[n++] = unlock.pack(lowestBit(bits));
  out[n] = pass.tag;
  return n + 1;
}

export function judgeUnlock(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (pass.is(move)) return undefined;
  if (!unlock.is(move)) return 'not-now';
  const bit = 1 << unlock.get.ability(move);
  if ((state.rules.unlockable & bit) === 0) return 'never-unlocked';
  return (state.ints[at.unlocked + seat] & bit) === 0 ? undefined : 'unlocked-before';
}

/** WA-UNL-3, WA-UNL-5 For good; the next turn belongs to the next round (WA-R-24). */
export function playUnlock(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints } = state;
  ints[at.steps]++;
  if (!unlock.is(move)) {
    if (told !== undefined) told.tell(passed.pack(seat), EVERYONE, false);
    return;
  }
  const ability = unlock.get.ability(move);
  ints[at.unlocked + seat] |= 1 << ability;
  if (told !== undefined) told.tell(unlocked.pack(seat, ability), EVERYONE, false);
}

/** GEN-WIN-9, WA-RND-13 The loser turns; until now marks held (GEN-R-139). */
function beginAnew(state: SwayState, told: Sink | undefined): void {
  const { ints } = state;
  const loser = ints[at.loser];
  clearMarks(state);
  ints[at.loser] = NONE;
  beginTurn(state, loser, told);
}
