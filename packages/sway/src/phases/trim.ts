/**
 * GEN-DEF-7, WA-DEF-6 Everyone with more than 7 ops cards after a draw discards down to 7, in seat order from the
 * drawer.
 */
import {
  EVERYONE,
  hasSeat,
  type Move,
  type MoveList,
  type Seat,
  type Sink,
  withoutSeat,
} from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at, NONE } from '../state/layout.ts';
import {
  discard,
  homeOf,
  inExperience,
  inOps,
  inReserve,
  isMarked,
  nextSeat,
  removeOps,
  sideOf,
} from '../state/zones.ts';
import { DISCARD_WHY, FULL, SET, TASK } from '../types.ts';
import { listCards } from './questions.ts';
import { shortSpan } from './turn.ts';

const { discard: discardMove } = MOVES.kinds;
const TO_TRIM = DISCARD_WHY.indexOf('trim');

/** GEN-R-9, WA-R-7. True if somebody is asked. */
export function askToTrim({ ints, rules }: SwayState): boolean {
  for (let i = 0, seat = ints[at.trimFrom]; i < rules.seats; i++, seat = nextSeat(rules, seat)) {
    if (!hasSeat(ints[at.trims], seat)) continue;
    if (ints[at.opsCount + seat] > FULL) {
      if (ints[at.task] !== TASK.trim || ints[at.asked] !== seat) shortSpan(ints);
      ints[at.task] = TASK.trim;
      ints[at.asked] = seat;
      return true;
    }
    ints[at.trims] = withoutSeat(ints[at.trims], seat);
  }
  ints[at.trimFrom] = NONE;
  return false;
}

/** GEN-R-13 Marked cards go first. */
const hasMarked = ({ ints }: SwayState, seat: Seat): boolean =>
  seat === ints[at.turn] && ints[at.markedCount] > 0;

export const listTrim = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  listCards(state.ints, hasMarked(state, seat) ? at.marked : at.ops + seat * SET, discardMove, out, from);

/** Only cards in hand are discarded; says where the card is, if it's the player's own. */
export function faultOfDiscard(state: SwayState, seat: Seat, card: number): RefusalCode | undefined {
  if (inOps(state, seat, card)) return undefined;
  if (inReserve(state, sideOf(seat), card)) return 'discard-not-life';
  return inExperience(state, homeOf(state.rules, seat), card) ? 'discard-not-experience' : 'not-in-ops';
}

export function judgeTrim(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!discardMove.is(move)) return 'not-now';
  const card = discardMove.get.card(move);
  const fault = faultOfDiscard(state, seat, card);
  if (fault !== undefined) return fault;
  return hasMarked(state, seat) && !isMarked(state, card) ? 'marked-first' : undefined;
}

export function playTrim(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const card = discardMove.get.card(move);
  const marked = removeOps(state, seat, card) ? 1 : 0;
  discard(state, card);
  if (told !== undefined) told.tell(EVENTS.kinds.discarded.pack(seat, card, TO_TRIM, marked), EVERYONE, true);
}
