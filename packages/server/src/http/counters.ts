import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Count {
  count: number;
  /** On the monotonic clock. */
  since: number;
}

/** More keys than this are unlikely; the one counted longest ago is forgotten. */
const MOST_KEYS = 5_000;

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts requests in windows of time that nobody can set: by the wall clock a correction would lock people out. */
export class Counters implements InstanceType<FastifyRateLimitStoreCtor> {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(_options: object = {}, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(key: string, told: Told, window: number): void {
    const now = this.#now();
    const known = this.#counts.get(key);
    const isOver = known === undefined || known.since + window <= now;
    const { count, since } = isOver
      ? { count: 1, since: now }
      : { count: known.count + 1, since: known.since };
    this.#counts.delete(key);
    this.#counts.set(key, { count, since });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEYS && oldest !== undefined) this.#counts.delete(oldest);
    told(null, { current: count, ttl: Math.ceil(since + window - now) });
  }

  /** Routes with a limit of their own count by themselves. */
  child(): Counters {
    return new Counters({}, this.#now);
  }
}
