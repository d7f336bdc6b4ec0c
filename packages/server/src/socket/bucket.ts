/** So many at once, and so many a second for ever. */
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

  /** False where there are not that many left. */
  take(count: number, now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMillisecond);
    this.#at = Math.max(this.#at, now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }
}
