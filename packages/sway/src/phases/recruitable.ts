/**
 * GEN-RCT-3, GEN-RCT-4 When a card with a recruitable is engaged: one recruit of that ability, immediately or not at
 * all.
 */
import { EVERYONE, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import { judgeRecruit, recruitCard, recruitsFor } from '../acts/recruiting.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { RECRUIT_WHY, SET, TASK } from '../types.ts';
import { listCards } from './questions.ts';

const { pass, recruit } = MOVES.kinds;
const BY_RECRUITABLE = RECRUIT_WHY.indexOf('recruitable');
const RECRUITED = ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, 1);

/** The card engaged last, which the question is about. */
const entryAsked = ({ ints }: SwayState): number => ints[at.engaged + ints[at.engagedCount] - 1];
const recruitableOf = (state: SwayState): number =>
  state.rules.deck.recruits[ENTRY.get.card(entryAsked(state))];
const isFaceDown = (state: SwayState): boolean => (entryAsked(state) & ENTRY_BITS.hidden) !== 0;

const found = new Int32Array(SET);

/** GEN-RCT-5 The recruited card has no recruitable itself. */
function findRecruits(state: SwayState, seat: Seat): boolean {
  const { ofAbility, recruiters } = state.rules.deck;
  const named = recruitableOf(state);
  if (named === 0) return false;
  recruitsFor(state, seat, found);
  let any = 0;
  for (let i = 0; i < SET; i++) {
    found[i] &= ofAbility[(named - 1) * SET + i] & ~recruiters[i];
    any |= found[i];
  }
  return any !== 0;
}

export function listRecruitable(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const n = findRecruits(state, seat) ? listCards(found, 0, recruit, out, from) : from;
  out[n] = pass.tag;
  return n + 1;
}

export function judgeRecruitable(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (pass.is(move)) return undefined;
  if (!recruit.is(move) || recruit.get.limit(move) !== 0) return 'not-now';
  const card = recruit.get.card(move);
  const refusal = judgeRecruit(state, seat, card);
  if (refusal !== undefined) return refusal;
  const { ability, recruits } = state.rules.deck;
  if (ability[card] + 1 !== recruitableOf(state)) return 'not-recruitable';
  return recruits[card] > 0 ? 'has-recruitable' : undefined;
}

/** Recruiting with a face-down card reveals its recruitable; declining reveals nothing. */
export function playRecruitable(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints } = state;
  const hidden = isFaceDown(state);
  ints[at.task] = TASK.none;
  if (recruit.is(move)) {
    if (hidden) ints[at.engaged + ints[at.engagedCount] - 1] |= recruitableOf(state) * RECRUITED;
    recruitCard(state, seat, recruit.get.card(move), BY_RECRUITABLE, hidden, told);
  } else if (told !== undefined && !hidden) told.tell(EVENTS.kinds.passed.pack(seat), EVERYONE, false);
}
