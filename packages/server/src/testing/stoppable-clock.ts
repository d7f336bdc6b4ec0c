import type { Clock } from '@hortus/host';
import { systemClock } from '../clock.ts';

interface Timer {
  readonly due: number;
  readonly then: () => void;
  cancel: () => void;
}

const notYet = (): void => {};

/**
 * A clock that runs until a test stops it. From then on time passes only when the test says so: a window of a second
 * stays open for as long as a busy machine needs.
 */
export class StoppableClock implements Clock {
  readonly #real: Clock;
  readonly #timers = new Set<Timer>();
  #stoppedAt: number | undefined;
  /** How far it's behind the real clock; negative when a test has let more time pass than really did. */
  #behind = 0;

  constructor(real: Clock = systemClock) {
    this.#real = real;
  }

  now(): number {
    return this.#stoppedAt ?? this.#real.now() - this.#behind;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer: Timer = { due: this.now() + Math.max(0, milliseconds), then, cancel: notYet };
    this.#timers.add(timer);
    this.#plan(timer);
    return () => {
      timer.cancel();
      this.#timers.delete(timer);
    };
  }

  /** What is due already still happens. */
  stop(): void {
    this.#stoppedAt = this.now();
    this.#planAll();
  }

  /** On a stopped clock: everything that falls due on the way happens at the end, in its order. */
  pass(milliseconds: number): void {
    if (this.#stoppedAt === undefined) throw new Error('the clock is running');
    this.#stoppedAt += milliseconds;
    this.#planAll();
  }

  /** Continues from where it stands. */
  start(): void {
    if (this.#stoppedAt === undefined) return;
    this.#behind = this.#real.now() - this.#stoppedAt;
    this.#stoppedAt = undefined;
    this.#planAll();
  }

  #planAll(): void {
    for (const timer of [...this.#timers].sort((a, b) => a.due - b.due)) this.#plan(timer);
  }

  #plan(timer: Timer): void {
    timer.cancel();
    const left = timer.due - this.now();
    timer.cancel =
      left > 0 && this.#stoppedAt !== undefined
        ? notYet
        : this.#real.after(left, () => {
            this.#timers.delete(timer);
            timer.then();
          });
  }
}
