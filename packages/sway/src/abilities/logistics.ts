import type { Move, Rng, Seat, Sink } from '@hortus/kernel';
import { judgeRefill, listRefills, playRefill } from '../acts/refill.ts';
import type { SwayState } from '../edition/rules.ts';
import { isOpen, openIn, settlePool, useUp } from '../state/pool.ts';
import { POOL } from '../types.ts';
import { ability, act } from './ability.ts';

function play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  useUp(state, POOL.refill);
  playRefill(state, seat, move, rng, told);
  settlePool(state);
}

/** GEN-LOG-1, WA-LOG-1 The player may refill; no permission. */
export const logistics = ability('logistics', {
  open: (state) => openIn(state, POOL.refill, 1),
  acts: [
    act(
      'refill',
      [POOL.refill],
      listRefills,
      (state, seat, move) => {
        const refusal = judgeRefill(state, seat, move);
        if (refusal === 'destiny-empty') return refusal;
        return isOpen(state, POOL.refill) ? refusal : 'not-open';
      },
      play,
    ),
  ],
});
