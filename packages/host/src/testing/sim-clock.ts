import type { Clock } from '../clock.ts';

/** Node has it; the browser's types don't. */
declare const setImmediate: (then: () => void) => void;

interface Timer {
  readonly due: number;
  readonly order: number;
  readonly then: () => void;
}

/** A clock that stands still until a test advances it. */
export class SimClock implements Clock {
  #now: number;
  #order = 0;
  readonly #timers = new Set<Timer>();

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { due: this.#now + Math.max(0, milliseconds), order: this.#order++, then };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Runs all timers that fall due on the way, each at its time. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settled();
      const next = [...this.#timers]
        .filter(({ due }) => due <= end)
        .sort((a, b) => a.due - b.due || a.order - b.order)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.then();
    }
    this.#now = end;
    await settled();
  }
}

/** Resolves when everything that waits only on promises has been done. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise<void>((done) => setImmediate(done));
}
