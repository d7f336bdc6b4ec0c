import type { Clock } from '@hortus/host';

/** Longer timers overflow in Node, so longer waits wake up and look again. */
const LONGEST = 2 ** 31 - 1;

/** Time in this process alone: nobody can set it. Keeps no process alive. */
export const systemClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  after(milliseconds, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, milliseconds), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
