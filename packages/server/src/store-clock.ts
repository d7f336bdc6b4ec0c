/**
 * The time that all processes on one database share: the database's, continued by this process's monotonic clock. No
 * wall clock is read, so it doesn't matter how wrong one is or when somebody sets it.
 */
import type { Clock } from '@hortus/host';
import { systemClock } from './clock.ts';

/** What a machine has; arguments, so that tests have their own. */
export interface Machine {
  /** Milliseconds from any start; never set. */
  monotonic(): number;
  /** Unix milliseconds as this machine believes; only compared. */
  wall(): number;
  after: Clock['after'];
}

const MACHINE: Machine = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  after: systemClock.after,
};

/** How often to compare with the database. */
const EVERY = 20_000;
/** The first comparisons: the quickest answer is the most precise. */
const FIRST = 3;
/**
 * A correction makes this clock run faster or slower by this share and never jump: setting the database's clock doesn't
 * end anybody's time.
 */
const SLEW = 0.05;
/**
 * No clock drifts by this much, in milliseconds: the machine slept or was moved, and its monotonic clock stood still
 * meanwhile. The time that passed has passed, as it has for a process that starts now. It can't go back, so
 * it runs at half speed.
 */
const JUMP = 60_000;
const SLOWEST = 0.5;

interface Compared {
  /** The database's time minus the monotonic clock. */
  readonly offset: number;
  /** By how much that may be wrong. */
  readonly error: number;
}

export class StoreClock implements Clock {
  readonly #ask: () => Promise<number>;
  readonly #machine: Machine;
  #offset: number;
  #target: number;
  /** Since when the offset moves towards its target. */
  #since: number;
  #slew = SLEW;
  #latest = 0;
  #cancel: () => void = () => {};
  #stopped = false;

  private constructor(ask: () => Promise<number>, machine: Machine, offset: number) {
    this.#ask = ask;
    this.#machine = machine;
    this.#offset = offset;
    this.#target = offset;
    this.#since = machine.monotonic();
  }

  /** `ask` tells the database's time in Unix milliseconds. */
  static async open(ask: () => Promise<number>, machine: Machine = MACHINE): Promise<StoreClock> {
    const compared: Compared[] = [];
    for (let i = 0; i < FIRST; i++) compared.push(await compare(ask, machine));
    const [best] = compared.sort((a, b) => a.error - b.error);
    const clock = new StoreClock(ask, machine, (best as Compared).offset);
    clock.#plan();
    return clock;
  }

  now(): number {
    const at = this.#machine.monotonic();
    this.#latest = Math.max(this.#latest, Math.floor(at + this.#offsetAt(at)));
    return this.#latest;
  }

  after(milliseconds: number, then: () => void): () => void {
    return this.#machine.after(milliseconds, then);
  }

  /** By how many milliseconds this machine's wall clock is ahead of everybody's time. */
  get skew(): number {
    return this.#machine.wall() - this.now();
  }

  #offsetAt(at: number): number {
    const most = this.#slew * (at - this.#since);
    const wanted = this.#target - this.#offset;
    return this.#offset + Math.max(-most, Math.min(most, wanted));
  }

  /** Compares with the database; an answer that took too long to say anything changes nothing. */
  async sync(): Promise<void> {
    const first = await compare(this.#ask, this.#machine);
    // A leap has to be seen twice.
    const second = this.#leapsTo(first) ? await compare(this.#ask, this.#machine) : first;
    const [{ offset, error }, at] = [second, this.#machine.monotonic()];
    const isJump = this.#leapsTo(second);
    this.#offset = isJump ? offset : this.#offsetAt(at);
    this.#since = at;
    this.#target = Math.abs(offset - this.#offset) > error ? offset : this.#offset;
    this.#slew = this.#offset - this.#target > JUMP ? SLOWEST : SLEW;
  }

  #leapsTo({ offset, error }: Compared): boolean {
    return offset - this.#offsetAt(this.#machine.monotonic()) > JUMP + error;
  }

  #plan(): void {
    this.#cancel = this.#machine.after(EVERY, () => {
      if (this.#stopped) return;
      // While the database is away, time goes on.
      this.sync()
        .catch(() => undefined)
        .finally(() => {
          if (!this.#stopped) this.#plan();
        });
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }
}

async function compare(ask: () => Promise<number>, { monotonic }: Machine): Promise<Compared> {
  const before = monotonic();
  const there = await ask();
  const error = (monotonic() - before) / 2;
  return { offset: there - before - error, error };
}
