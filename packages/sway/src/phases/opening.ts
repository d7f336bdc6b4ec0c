/** The destiny is filled, and refills are offered seat by seat: the opening's, and those after a loss. */
import {
  countMembers,
  EVERYONE,
  type Move,
  type MoveList,
  type Rng,
  type Seat,
  type Sink,
} from '@hortus/kernel';
import { canRefill, judgeRefill, listRefills, playRefill } from '../acts/refill.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { PHASE, SET } from '../types.ts';
import { asking, question } from './phase.ts';
import { seatAfter } from './questions.ts';
import { beginTurn, enterPhase, newSpan } from './turn.ts';

const { pass, refill } = MOVES.kinds;

/** GEN-SET-9, WA-SET-6 The rest of the void goes to the unseen part, custom cards as the rule set says. */
export function beginOpening(state: SwayState, told?: Sink): void {
  const { ints, rules } = state;
  const { official } = rules.deck;
  for (let i = 0; i < SET; i++) {
    const going = ints[at.void + i] & (rules.customToDestiny ? -1 : official[i]);
    ints[at.unseen + i] = going;
    ints[at.void + i] &= ~going;
  }
  ints[at.unseenCount] = countMembers(ints, at.unseen, SET);
  enterPhase(state, PHASE.opening, false, told);
}

/**
 * In seat order from `first` (GEN-R-138, WA-R-119);
 * a seat whose refill would do nothing isn't asked. True if one is asked.
 */
export function askToRefill(state: SwayState, first: Seat): boolean {
  const { ints, rules } = state;
  for (; ints[at.steps] < rules.seats; ints[at.steps]++) {
    const seat = seatAfter(rules.seats, first, ints[at.steps]);
    if (!canRefill(state, seat)) continue;
    ints[at.asked] = seat;
    newSpan(ints);
    return true;
  }
  return false;
}

/** GEN-SET-11, GEN-SET-12, WA-SET-8, WA-SET-9. */
function askInOpening(state: SwayState, told?: Sink): boolean {
  const first = state.ints[at.first];
  if (askToRefill(state, first)) return true;
  beginTurn(state, first, told);
  return false;
}

function listRefillOrPass(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const n = listRefills(state, seat, out, from);
  out[n] = pass.tag;
  return n + 1;
}

function judgeRefillOrPass(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (pass.is(move)) return undefined;
  return refill.is(move) ? judgeRefill(state, seat, move) : 'not-now';
}

function playRefillOrPass(state: SwayState, seat: Seat, move: Move, told: Sink | undefined, rng: Rng): void {
  state.ints[at.steps]++;
  if (refill.is(move)) playRefill(state, seat, move, rng, told);
  else if (told !== undefined) told.tell(EVENTS.kinds.passed.pack(seat), EVERYONE, false);
}

/** The question of the opening and of refills after a loss. */
export const refillOrPass = question(listRefillOrPass, judgeRefillOrPass, playRefillOrPass);

export const opening = asking('opening', askInOpening, refillOrPass);
