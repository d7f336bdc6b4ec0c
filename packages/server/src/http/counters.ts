import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Count, newCount, type Sharing, stepOf } from '../limits/sharing.ts';

/** More keys than this are unlikely; the one counted longest ago is forgotten. */
const MOST_KEYS = 5_000;

type CountCallback = (error: Error | null, result?: { current: number; ttl: number }) => void;

export interface CounterMeans {
  /** The same on every process: which limit this is. */
  readonly name: string;
  readonly sharing: Sharing;
  /** Keys as the others see them: addresses are stored as hashes. */
  hash(key: string): string;
}

/**
 * Counts requests in windows of time that nobody can set: by the wall clock a correction would lock people out. All
 * processes together exceed a limit by at most a sixteenth of it each.
 */
export class Counters implements InstanceType<FastifyRateLimitStoreCtor> {
  readonly #counts = new Map<string, Count>();
  readonly #means: CounterMeans;

  constructor(means: CounterMeans) {
    this.#means = means;
  }

  incr(key: string, told: CountCallback, window: number, max = Number.POSITIVE_INFINITY): void {
    const { sharing } = this.#means;
    const count = this.#at(key, window);
    const unknown = count.unshared + count.inFlight;
    const note = (): void => sharing.note(`${this.#means.name} ${this.#means.hash(key)}`, count, window);
    if (sharing.isNeeded && sharing.isWorking && count.total < max && unknown >= stepOf(max)) {
      if (count.unshared > 0) note();
      return void sharing.flush().then(() => this.incr(key, told, window, max));
    }
    count.total++;
    // A refused request costs no query.
    if (count.total <= max) {
      count.unshared++;
      if (sharing.isNeeded) note();
    }
    told(null, { current: count.total, ttl: Math.ceil(count.since + window - sharing.now()) });
  }

  #at(key: string, window: number): Count {
    const now = this.#means.sharing.now();
    const known = this.#counts.get(key);
    const isOver = known === undefined || known.since + window <= now;
    const count = isOver ? newCount(now) : known;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest);
    return count;
  }

  /** Routes with a limit of their own count by themselves. */
  child(route: object): Counters {
    const { routeInfo } = route as {
      readonly routeInfo?: { readonly method?: unknown; readonly url?: string };
    };
    const name = `${[routeInfo?.method ?? []].flat().join()} ${routeInfo?.url ?? ''}`;
    return new Counters({ ...this.#means, name });
  }
}
