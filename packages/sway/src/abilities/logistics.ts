import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import { at } from '../layout.ts';
import { openIn, settlePool } from '../pool.ts';
import { judgeRefill, listRefills, playRefill } from '../refill.ts';
import type { SwayState } from '../rules.ts';
import { POOL } from '../types.ts';
import { ability, act } from './ability.ts';

const list = (state: SwayState, seat: Seat, out: MoveList, from: number): number =>
  state.words[at.pool + POOL.refill] === 0 ? from : listRefills(state, seat, out, from);

function play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  state.words[at.pool + POOL.refill]--;
  playRefill(state, seat, move, rng, told);
  settlePool(state);
}

/** GEN-LOG-1, WA-LOG-1 The player may refill; no permission. */
export const logistics = ability('logistics', {
  open: (state) => openIn(state, POOL.refill, 1),
  acts: [
    act(
      'refill',
      list,
      (state, seat, move) => {
        const refusal = judgeRefill(state, seat, move);
        if (refusal === 'destiny-empty') return refusal;
        return state.words[at.pool + POOL.refill] === 0 ? 'not-open' : refusal;
      },
      play,
    ),
  ],
});
