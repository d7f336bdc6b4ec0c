import { EVERYONE, type Move, type MoveList, type Rng, type Seat, type Sink } from '@hortus/kernel';
import { destinyCount } from '../destiny.ts';
import { drawToMatch, mostToDraw } from '../draw.ts';
import { EVENTS } from '../events.ts';
import { at } from '../layout.ts';
import { MOVES } from '../moves.ts';
import { isOpen, openIn, useUp } from '../pool.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { ABILITY, FULL, POOL } from '../types.ts';
import { nextSeat } from '../zones.ts';
import { ability, act } from './ability.ts';

const { negotiate } = MOVES.kinds;

/** GEN-NEG-1, GEN-R-112 */
const hasFewer = ({ ints, rules }: SwayState, seat: Seat): boolean =>
  ints[at.opsCount + seat] < ints[at.opsCount + nextSeat(rules, seat)];

function judge(state: SwayState, seat: Seat): RefusalCode | undefined {
  if (destinyCount(state) === 0) return 'destiny-empty';
  if (!isOpen(state, POOL.negotiation)) return 'not-open';
  if (!hasFewer(state, seat)) return 'not-fewer';
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

/** GEN-NEG-1, WA-NEG-1, GEN-R-80: with fewer ops cards than the next seat, draw until the counts agree; no permission. */
export const negotiation = ability('negotiation', {
  open: (state) => openIn(state, POOL.negotiation, 1),
  acts: [act('negotiate', [POOL.negotiation], list, judge, play)],
});
