/** What this process counts, added up with what the others on the same store count. */
import type { Clock } from '@hortus/host';
import type { SharedCounts } from '../store.ts';

/** Counts are added up at least this often, if there are any. */
const SHARE_EVERY = 1_000;
/** Counts per query. */
const MOST = 500;
/** Counts that wait to be shared; beyond that, those that have waited longest count for this process alone. */
export const MOST_WAITING = 10_000;
/** A process lets through this part of a limit before it asks the others. */
const STEPS = 16;

/** One key in one window of time. */
export interface Count {
  /** What is known: all processes as of the last sharing, and this one since. */
  total: number;
  /** When the window began, on the monotonic clock. */
  since: number;
  /** What the others don't know of yet, and the part of it that is on its way to them. */
  unshared: number;
  inFlight: number;
  /** The total of all processes when it was last asked for. */
  known: number;
  /** How much the others have counted since then. */
  readonly heard?: (others: number) => void;
}

export const newCount = (since: number, heard?: Count['heard']): Count => ({
  ...{ total: 0, since, unshared: 0, inFlight: 0, known: 0 },
  ...(heard && { heard }),
});

/** How much one process may count without telling the others. */
export const stepOf = (max: number): number => Math.max(1, Math.floor(max / STEPS));

export interface SharingMeans {
  readonly clock: Pick<Clock, 'after'>;
  readonly log: { warn(about: object, what: string): void };
  /** Without it every process counts for itself. */
  readonly counts: SharedCounts | undefined;
  /** Nobody waits longer than this for the others' counts; after that, this process decides by what it knows. */
  readonly wait: number;
  /** The monotonic clock. */
  readonly now?: () => number;
}

/**
 * Adds up counts of all processes, many keys in one query and none for somebody who asks little. If the database is
 * slow or away, every process counts for itself until it answers again.
 */
export class Sharing {
  readonly #means: SharingMeans;
  readonly #now: () => number;
  readonly #dirty = new Map<string, { readonly count: Count; readonly window: number }>();
  #running: Promise<void> | undefined;
  #planned: (() => void) | undefined;
  #stopped = false;
  /** The last attempt was answered, and in time. */
  isWorking = true;

  constructor(means: SharingMeans) {
    this.#means = means;
    this.#now = means.now ?? (() => performance.now());
  }

  /** There are other processes, as far as this one knows. */
  get isNeeded(): boolean {
    return !this.#stopped && this.#means.counts?.isAlone() === false;
  }

  now(): number {
    return this.#now();
  }

  /** Something was counted that the others should know about soon. */
  note(key: string, count: Count, window: number): void {
    this.#dirty.set(key, { count, window });
    this.#forgetSome();
    this.#plan();
  }

  #forgetSome(): void {
    for (const oldest of this.#dirty.keys()) {
      if (this.#dirty.size <= MOST_WAITING) return;
      this.#dirty.delete(oldest);
    }
  }

  /** How many counts wait to be shared. */
  get waiting(): number {
    return this.#dirty.size;
  }

  #plan(): void {
    this.#planned ??= this.#means.clock.after(SHARE_EVERY, () => {
      this.#planned = undefined;
      void this.#share();
    });
  }

  /** Resolves when the counts have been added up, or when that takes too long. */
  flush(): Promise<void> {
    return this.inTime(this.#share());
  }

  /** Resolves when this is done. If that takes too long, every process counts for itself from then on. */
  async inTime(asking: Promise<void>): Promise<void> {
    let isLate = false;
    let cancel = (): void => {};
    const late = new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        isLate = true;
        resolve();
      }, this.#means.wait);
      cancel = () => clearTimeout(timer);
    });
    await Promise.race([asking, late]);
    cancel();
    if (isLate) this.failed('the database is slow');
  }

  #share(): Promise<void> {
    this.#running ??= this.#shareSome().finally(() => {
      this.#running = undefined;
      if (this.#dirty.size === 0 || this.#stopped) return;
      // More than one query takes: at once, unless the database is slow or away.
      if (this.#dirty.size >= MOST && this.isWorking) void this.#share();
      else this.#plan();
    });
    return this.#running;
  }

  async #shareSome(): Promise<void> {
    const { counts } = this.#means;
    const [first] = this.#dirty.values();
    if (counts === undefined || first === undefined) return;
    const some = [...this.#dirty].filter(([, { window }]) => window === first.window).slice(0, MOST);
    for (const [key, { count }] of some) {
      this.#dirty.delete(key);
      count.inFlight = count.unshared;
      count.unshared = 0;
    }
    try {
      const added = some.map(([key, { count }]) => ({ key, add: count.inFlight }));
      const totals = new Map((await counts.add(first.window, added)).map((one) => [one.key, one]));
      const now = this.#now();
      for (const [key, { count }] of some) {
        const { total, age } = totals.get(key) ?? { total: count.inFlight, age: 0 };
        const before = total < count.known + count.inFlight ? 0 : count.known;
        count.heard?.(Math.max(0, total - before - count.inFlight));
        count.known = total;
        count.inFlight = 0;
        count.total = total + count.unshared;
        count.since = now - age;
      }
      this.answered();
    } catch (error) {
      for (const [key, one] of some) {
        one.count.unshared += one.count.inFlight;
        one.count.inFlight = 0;
        // Counted again meanwhile, in a new window: the old one is of no use.
        if (!this.#dirty.has(key)) this.#dirty.set(key, one);
      }
      this.#forgetSome();
      this.failed(error);
    }
  }

  answered(): void {
    this.isWorking = true;
  }

  failed(error: unknown): void {
    if (this.isWorking) this.#means.log.warn({ err: error }, 'limits count per process for now');
    this.isWorking = false;
  }

  stop(): void {
    this.#stopped = true;
    this.#planned?.();
  }
}
