/** Allows a burst of this many, and this many per second in the long run. */
export class Bucket {
  readonly #perMillisecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perMillisecond = perSecond / 1000;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** False if there aren't that many left. */
  take(count: number, now: number): boolean {
    this.#fill(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /**
   * For costs that couldn't be known in advance: takes them even if there isn't enough, so that the next have to
   * wait.
   */
  spend(count: number, now: number): void {
    this.#fill(now);
    this.#left -= count;
  }

  /** Milliseconds until it is full again. */
  fullIn(now: number): number {
    this.#fill(now);
    return (this.#most - this.#left) / this.#perMillisecond;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMillisecond);
    this.#at = Math.max(this.#at, now);
  }
}
