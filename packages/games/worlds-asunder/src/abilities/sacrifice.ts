import { ability, at, beginCountdown, openIn, PHASE, POOL, sideOf } from '@hortus/sway';

/** WA-SAC-2, WA-R-77 The rival's next two turns; in a reveal window the one under way does not count (WA-R-71). */
const TURNS = 2;

/** WA-SAC-1 One permission, and the countdown. Decided by the comparison (countdown.ts of sway). */
export const sacrifice = ability('sacrifice', (state) => openIn(state, POOL.plain, 1), [], {
  does: () => true,
  run: (state, seat, told) =>
    beginCountdown(state, sideOf(seat), state.words[at.phase] === PHASE.reveal ? TURNS + 1 : TURNS, told),
});
