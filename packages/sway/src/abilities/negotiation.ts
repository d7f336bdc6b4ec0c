import { EVERYONE, type Move, type MoveList, type Rng, type Seat, type Sink } from '@hortus/kernel';
import { drawToMatch, mostToDraw } from '../acts/draw.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { destinyCount } from '../state/destiny.ts';
import { at } from '../state/layout.ts';
import { isOpen, openIn, useUp } from '../state/pool.ts';
import { nextSeat } from '../state/zones.ts';
import { ABILITY, FULL, POOL } from '../types.ts';
import { ability, act } from './ability.ts';

const { negotiate, negotiateFor } = MOVES.kinds;

/** GEN-NEG-1, GEN-R-112 How many ops cards fewer than the next seat. */
const lack = ({ ints, rules }: SwayState, seat: Seat): number =>
  ints[at.opsCount + nextSeat(rules, seat)] - ints[at.opsCount + seat];

function judge(state: SwayState, seat: Seat): RefusalCode | undefined {
  if (destinyCount(state) === 0) return 'destiny-empty';
  if (!isOpen(state, POOL.negotiation)) return 'not-open';
  if (lack(state, seat) <= 0) return 'not-fewer';
  return mostToDraw(state, seat, FULL) === 0 ? 'ops-full' : undefined;
}

function list(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  if (judge(state, seat) !== undefined) return from;
  out[from] = negotiate.tag;
  return from + 1;
}

function play(state: SwayState, seat: Seat, _: Move, rng: Rng, told?: Sink): void {
  useUp(state, POOL.negotiation);
  told?.tell(EVENTS.kinds.draws.pack(seat, ABILITY.negotiation + 1, 0), EVERYONE, false);
  drawToMatch(state, seat, rng, told);
}

/**
 * GEN-DEF-17, WA-DEF-21 "May" allows any smaller number too.
 * `negotiate` itself draws all that are lacking, or all that fit.
 */
const mostShort = (state: SwayState, seat: Seat): number =>
  Math.min(lack(state, seat), mostToDraw(state, seat, FULL)) - 1;

function judgeShort(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const refusal = judge(state, seat);
  if (refusal !== undefined) return refusal;
  const count = negotiateFor.get.count(move);
  if (count === 0) return 'too-few';
  return count > mostShort(state, seat) ? 'too-many' : undefined;
}

function listShort(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  if (judge(state, seat) !== undefined) return from;
  let n = from;
  for (let count = mostShort(state, seat); count > 0; count--) out[n++] = negotiateFor.pack(count);
  return n;
}

function playShort(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  const count = negotiateFor.get.count(move);
  useUp(state, POOL.negotiation);
  told?.tell(EVENTS.kinds.draws.pack(seat, ABILITY.negotiation + 1, count), EVERYONE, false);
  drawToMatch(state, seat, rng, told, count);
}

/**
 * GEN-NEG-1, WA-NEG-1, GEN-R-80: with fewer ops cards than the next
 * seat, draw until at most the counts are equal; no permission.
 */
export const negotiation = ability('negotiation', {
  open: (state) => openIn(state, POOL.negotiation, 1),
  acts: [
    act('negotiate', [POOL.negotiation], list, judge, play),
    act('negotiateFor', [POOL.negotiation], listShort, judgeShort, playShort),
  ],
});
