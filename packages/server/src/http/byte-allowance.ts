/** How many bytes of large replies one address may get: the number of requests alone says little about that. */
import { type CounterMeans, Windows } from '../limits/windows.ts';

const MINUTE = 60_000;

/** All processes together exceed it by at most a sixteenth, and one reply, each. */
export class ByteAllowance {
  readonly #perMinute: number;
  readonly #windows: Windows;

  constructor(perMinute: number, means: CounterMeans) {
    this.#perMinute = perMinute;
    this.#windows = new Windows(means);
  }

  /** False: this address was sent as much as it may. */
  async hasLeft(key: string): Promise<boolean> {
    for (;;) {
      const count = this.#windows.at(key, MINUTE);
      if (!this.#windows.mustAsk(count, this.#perMinute)) return count.total < this.#perMinute;
      await this.#windows.ask(key, count, MINUTE);
    }
  }

  /** For a reply that is ready. False: others that were made at the same time have used up the rest. */
  take(key: string, bytes: number): boolean {
    const count = this.#windows.at(key, MINUTE);
    if (count.total >= this.#perMinute) return false;
    this.#windows.add(key, count, MINUTE, bytes);
    return true;
  }
}
