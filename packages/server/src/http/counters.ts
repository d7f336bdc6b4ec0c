import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type CounterMeans, Windows } from '../limits/windows.ts';

type CountCallback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts requests in windows of time that nobody can set: by the wall clock a correction would lock people out. All
 * processes together exceed a limit by at most a sixteenth of it each.
 */
export class Counters implements InstanceType<FastifyRateLimitStoreCtor> {
  readonly #means: CounterMeans;
  readonly #windows: Windows;

  constructor(means: CounterMeans) {
    this.#means = means;
    this.#windows = new Windows(means);
  }

  incr(key: string, told: CountCallback, window: number, max = Number.POSITIVE_INFINITY): void {
    const count = this.#windows.at(key, window);
    if (this.#windows.mustAsk(count, max))
      return void this.#windows.ask(key, count, window).then(() => this.incr(key, told, window, max));
    // A refused request costs no query.
    if (count.total < max) this.#windows.add(key, count, window, 1);
    else count.total++;
    told(null, { current: count.total, ttl: Math.ceil(count.since + window - this.#means.sharing.now()) });
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
