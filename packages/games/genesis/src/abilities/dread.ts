import { ability, beginCountdown, openIn, POOL, sideOf } from '@hortus/sway';

/** GEN-DRE-2, GEN-R-68 The rival's next two turns; decided by the comparison (countdown.ts of sway). */
const TURNS = 2;

/** GEN-DRE-1 One permission, and the countdown. */
export const dread = ability('dread', (state) => openIn(state, POOL.plain, 1), [], {
  does: () => true,
  run: (state, seat, told) => beginCountdown(state, sideOf(seat), TURNS, told),
});
