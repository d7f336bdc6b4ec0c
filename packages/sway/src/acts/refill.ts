/** A refill, wherever one is offered: at the opening, after a loss, by logistics. */
import { EVERYONE, type Move, type MoveList, type Rng, type Seat, type Sink, withSeat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { destinyCount } from '../state/destiny.ts';
import { at } from '../state/layout.ts';
import { FULL, PHASE } from '../types.ts';
import { drawCards, mostToDraw } from './draw.ts';

const { refill } = MOVES.kinds;

/** WA-DEF-8: a refill with more than 7 cards draws nothing and discards down to 7. */
const onlyTrims = ({ ints, rules }: SwayState, seat: Seat): boolean =>
  rules.refillTrims && ints[at.opsCount + seat] > FULL;

/**
 * GEN-R-150, WA-R-133: to 7, or for the seat that goes first to 7
 * minus the agreed handicap; then limited by room, as for any draw.
 */
export function mostToRefill(state: SwayState, seat: Seat): number {
  const { ints, rules } = state;
  const most = mostToDraw(state, seat, FULL);
  if (rules.openingShort === 0 || ints[at.phase] !== PHASE.opening || seat !== ints[at.first]) return most;
  return Math.max(0, Math.min(most, FULL - rules.openingShort - ints[at.opsCount + seat]));
}

/** Would a refill do anything? This is public, so a seat whose refill would do nothing isn't asked. */
export const canRefill = (state: SwayState, seat: Seat): boolean =>
  onlyTrims(state, seat) || mostToRefill(state, seat) > 0;

/** GEN-R-141, WA-R-123 Any number, larger ones first. */
export function listRefills(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  let n = from;
  if (onlyTrims(state, seat)) {
    out[n++] = refill.pack(0);
    return n;
  }
  for (let count = mostToRefill(state, seat); count > 0; count--) out[n++] = refill.pack(count);
  return n;
}

export function judgeRefill(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const count = refill.get.count(move);
  if (onlyTrims(state, seat)) return count === 0 ? undefined : 'ops-full';
  const most = mostToRefill(state, seat);
  if (most === 0) return destinyCount(state) === 0 ? 'destiny-empty' : 'ops-full';
  if (count > most) return 'too-many';
  return count === 0 ? 'too-few' : undefined;
}

export function playRefill(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  const { ints } = state;
  const count = refill.get.count(move);
  told?.tell(EVENTS.kinds.draws.pack(seat, 0, count), EVERYONE, false);
  if (count > 0) {
    drawCards(state, seat, count, rng, told);
    return;
  }
  ints[at.trims] = withSeat(ints[at.trims], seat);
  ints[at.trimFrom] = seat;
}
