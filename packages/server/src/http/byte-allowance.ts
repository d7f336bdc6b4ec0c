/** How many bytes of large replies one address may get: the number of requests alone says little about that. */
import { Bucket } from '../socket/bucket.ts';

/** More addresses than this are unlikely; the one that asked longest ago is forgotten. */
const MOST_KEYS = 5_000;
const SECONDS = 60;

/** Counts for this process alone: what it protects is its own work and its network. */
export class ByteAllowance {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** False: this address was sent as much as it may. */
  hasLeft(key: string): boolean {
    return this.#of(key).take(1, this.#now());
  }

  sent(key: string, bytes: number): void {
    this.#of(key).spend(bytes, this.#now());
  }

  #of(key: string): Bucket {
    const bucket =
      this.#buckets.get(key) ?? new Bucket(this.#perMinute / SECONDS, this.#perMinute, this.#now());
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
