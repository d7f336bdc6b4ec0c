import { type Count, newCount, type Sharing, stepOf } from './sharing.ts';

/** More keys than this are unlikely; the one counted longest ago is forgotten. */
const MOST_KEYS = 5_000;

export interface CounterMeans {
  /** The same on every process: which limit this is. */
  readonly name: string;
  readonly sharing: Sharing;
  /** Keys as the others see them: addresses are stored as hashes. */
  hash(key: string): string;
}

/** What was counted by key, in windows of time, together with the other processes. */
export class Windows {
  readonly #counts = new Map<string, Count>();
  readonly #means: CounterMeans;

  constructor(means: CounterMeans) {
    this.#means = means;
  }

  at(key: string, window: number): Count {
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

  /** The others don't know of a sixteenth of the limit that was counted here, so ask what they have counted. */
  mustAsk(count: Count, max: number): boolean {
    const { sharing } = this.#means;
    const unknown = count.unshared + count.inFlight;
    return sharing.isNeeded && sharing.isWorking && count.total < max && unknown >= stepOf(max);
  }

  ask(key: string, count: Count, window: number): Promise<void> {
    if (count.unshared > 0) this.#note(key, count, window);
    return this.#means.sharing.flush();
  }

  add(key: string, count: Count, window: number, much: number): void {
    count.total += much;
    count.unshared += much;
    if (this.#means.sharing.isNeeded) this.#note(key, count, window);
  }

  #note(key: string, count: Count, window: number): void {
    this.#means.sharing.note(`${this.#means.name} ${this.#means.hash(key)}`, count, window);
  }
}
