import { EVERYONE, type Move, type MoveList, type Rng, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at, ENTRY } from '../state/layout.ts';
import { endures, leaveLine } from '../state/lines.ts';
import { isOpen, openIn, settlePool, useUp } from '../state/pool.ts';
import { discard, sideOf } from '../state/zones.ts';
import { POOL } from '../types.ts';
import { ability, act, classAfter } from './ability.ts';
import { DEEDS } from './deeds.ts';

const { persuade } = MOVES.kinds;
const NEXT = classAfter(DEEDS.persuasion[0].next);

const isRivals = ({ ints }: SwayState, seat: Seat, index: number): boolean =>
  index < ints[at.engagedCount] && sideOf(ENTRY.get.seat(ints[at.engaged + index])) !== sideOf(seat);

/** GEN-R-64, WA-R-61: face-down cards too, without seeing them. GEN-R-65: not endurance. */
function list(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ints } = state;
  let n = from;
  for (let i = 0; i < ints[at.engagedCount]; i++)
    if (isRivals(state, seat, i) && !endures(state, i)) out[n++] = persuade.pack(i);
  return n;
}

function judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const index = persuade.get.index(move);
  if (!isRivals(state, seat, index)) return 'nothing-there';
  if (endures(state, index)) return 'endurance-stays';
  return isOpen(state, POOL.persuasion) ? undefined : 'not-open';
}

/** Whatever the card granted stays (GEN-R-137, WA-R-117). */
function play(state: SwayState, seat: Seat, move: Move, _: Rng, told?: Sink): void {
  const { ints } = state;
  const index = persuade.get.index(move);
  const hidden = ENTRY.get.hidden(ints[at.engaged + index]) === 1;
  useUp(state, POOL.persuasion);
  openIn(state, NEXT, 1);
  const card = leaveLine(state, index);
  discard(state, card);
  told?.tell(EVENTS.kinds.persuaded.pack(seat, index, card), EVERYONE, hidden);
  settlePool(state);
}

/** GEN-PER-1, GEN-PER-2, WA-PER-1, WA-PER-2 Discard any 1 card of the rival's timeline; after that, one permission. */
export const persuasion = ability('persuasion', {
  open: (state) => openIn(state, POOL.persuasion, 1),
  acts: [act('persuade', [POOL.persuasion], list, judge, play)],
});
