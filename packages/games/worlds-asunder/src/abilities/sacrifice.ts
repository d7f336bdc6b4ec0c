import { ability, at, beginCountdown, DEEDS, deedOf, PHASE, sideOf } from '@hortus/sway';

/** WA-SAC-2, WA-R-77 The rival's next two turns; in a reveal window the one under way does not count (WA-R-71). */
const TURNS = deedOf(DEEDS.sacrifice, 'countdown')?.turns ?? 0;

/** WA-SAC-1 One permission, and the countdown. Decided by the comparison (countdown.ts of sway). */
export const sacrifice = ability('sacrifice', {
  atOnce: {
    does: () => true,
    run: (state, seat, told) =>
      beginCountdown(state, sideOf(seat), state.words[at.phase] === PHASE.reveal ? TURNS + 1 : TURNS, told),
  },
});
