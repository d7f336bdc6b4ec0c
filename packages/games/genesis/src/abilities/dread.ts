import { ability, beginCountdown, DEEDS, deedOf, sideOf } from '@hortus/sway';

/** GEN-DRE-2, GEN-R-68 The rival's next two turns; decided by the comparison (countdown.ts of sway). */
const TURNS = deedOf(DEEDS.dread, 'countdown')?.turns ?? 0;

/** GEN-DRE-1 One permission, and the countdown. */
export const dread = ability('dread', {
  atOnce: {
    does: () => true,
    run: (state, seat, told) => beginCountdown(state, sideOf(seat), TURNS, told),
  },
});
