/** Time as the server sees it, so that tests can move it by hand. */
export interface Clock {
  /** Whole milliseconds since 1970. */
  now(): number;
  /** Calls `then` once after so many milliseconds; the answer cancels it. Keeps no process alive. */
  after(milliseconds: number, then: () => void): () => void;
}

/** Longer timers overflow in Node; who waits longer wakes up and looks again. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, milliseconds), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
