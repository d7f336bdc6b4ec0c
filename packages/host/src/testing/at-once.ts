import type { Clock } from '../clock.ts';

/** A clock for tests that aren't about time: it stands still, and whatever waits for it happens at once. */
export const clockAtOnce = (now = 0): Clock => ({
  now: () => now,
  after: (_, then) => {
    let cancelled = false;
    queueMicrotask(() => {
      if (!cancelled) then();
    });
    return () => {
      cancelled = true;
    };
  },
});
