/**
 * What may follow a loss: refill, recruit, unlock. After the last phase in the edition's list it is the loser's turn.
 */
import {
  EVERYONE,
  lowestBit,
  type Move,
  type MoveList,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import { canRecruit, recruitCard } from '../acts/recruiting.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at, NONE } from '../state/layout.ts';
import { clearMarks } from '../state/zones.ts';
import { RECRUIT_WHY } from '../types.ts';
import { judgeRecruits, listRecruits } from './draft.ts';
import { askToRefill, refillOrPass } from './opening.ts';
import { asking, question } from './phase.ts';
import { winnersFirst } from './questions.ts';
import { beginTurn, enterPhase, newSpan } from './turn.ts';

const { pass, recruit: recruitMove, unlock: unlockMove } = MOVES.kinds;
const { passed, unlocked } = EVENTS.kinds;
/** WA-RND-11 Most recruits per seat. */
const EACH = 2;
const AFTER_ROUND = RECRUIT_WHY.indexOf('round');

/** GEN-WIN-8, WA-RND-10 The loser first. True if somebody is asked. */
function askInRefill(state: SwayState, told?: Sink): boolean {
  if (askToRefill(state, state.ints[at.loser])) return true;
  goOn(state, false, told);
  return false;
}

/** WA-RND-11, WA-R-92, WA-R-129 Up to two per seat, the winners first; a seat that finds no card in the void isn't asked. */
function askToRecruit(state: SwayState, told?: Sink): boolean {
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
  goOn(state, false, told);
  return false;
}

/** A pass gives up what is left of the two. */
function playRecruit(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints } = state;
  if (recruitMove.is(move)) {
    ints[at.steps]++;
    recruitCard(state, seat, recruitMove.get.card(move), AFTER_ROUND, false, told);
    return;
  }
  ints[at.steps] = (Math.trunc(ints[at.steps] / EACH) + 1) * EACH;
  if (told !== undefined) told.tell(passed.pack(seat), EVERYONE, false);
}

/** Enters the next phase of the edition's list; after the last, it is the loser's turn. */
export function goOn(state: SwayState, reveals: boolean, told: Sink | undefined): void {
  const { afterLoss } = state.rules;
  const next = afterLoss.findIndex(({ number }) => number === state.ints[at.phase]) + 1;
  if (next < afterLoss.length) enterPhase(state, afterLoss[next].number, reveals, told);
  else beginAnew(state, told);
}

/** WA-UNL-1, WA-UNL-2, WA-R-23 What the seat hasn't unlocked yet. */
const lockedFor = ({ ints, rules }: SwayState, seat: Seat): number =>
  rules.unlockable & ~ints[at.unlocked + seat];

/** WA-RND-12, WA-R-129 One ability per seat, the winners first. */
function askToUnlock(state: SwayState, told?: Sink): boolean {
  const { ints, rules } = state;
  for (; ints[at.steps] < rules.seats; ints[at.steps]++) {
    const seat = winnersFirst(rules.seats, ints[at.loser], ints[at.steps]);
    if (lockedFor(state, seat) === 0) continue;
    ints[at.asked] = seat;
    newSpan(ints);
    return true;
  }
  goOn(state, false, told);
  return false;
}

function listUnlock(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  let n = from;
  for (let bits = lockedFor(state, seat); bits !== 0; bits = withoutLowest(bits))
    out[n++] = unlockMove.pack(lowestBit(bits));
  out[n] = pass.tag;
  return n + 1;
}

function judgeUnlock(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (pass.is(move)) return undefined;
  if (!unlockMove.is(move)) return 'not-now';
  const bit = 1 << unlockMove.get.ability(move);
  if ((state.rules.unlockable & bit) === 0) return 'never-unlocked';
  return (state.ints[at.unlocked + seat] & bit) === 0 ? undefined : 'unlocked-before';
}

/** WA-UNL-3, WA-UNL-5 For good; the next turn belongs to the next round (WA-R-24). */
function playUnlock(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints } = state;
  ints[at.steps]++;
  if (!unlockMove.is(move)) {
    if (told !== undefined) told.tell(passed.pack(seat), EVERYONE, false);
    return;
  }
  const ability = unlockMove.get.ability(move);
  ints[at.unlocked + seat] |= 1 << ability;
  if (told !== undefined) told.tell(unlocked.pack(seat, ability), EVERYONE, false);
}

/** GEN-WIN-9, WA-RND-13 The loser turns; marks held until now (GEN-R-139). */
function beginAnew(state: SwayState, told: Sink | undefined): void {
  const { ints } = state;
  const loser = ints[at.loser];
  clearMarks(state);
  ints[at.loser] = NONE;
  beginTurn(state, loser, told);
}

export const refill = asking('refill', askInRefill, refillOrPass);
export const recruit = asking('recruit', askToRecruit, question(listRecruits, judgeRecruits, playRecruit));
export const unlock = asking('unlock', askToUnlock, question(listUnlock, judgeUnlock, playUnlock));
