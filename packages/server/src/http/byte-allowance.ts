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

  sent(key: string, bytes: number): void {
    const count = this.#windows.at(key, MINUTE);
    // A refusal costs nothing.
    if (count.total < this.#perMinute) this.#windows.add(key, count, MINUTE, bytes);
  }
}
