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
    this.#fill(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** What could not be known before: takes it even where there is not as much, and the next have to wait for it. */
  spend(count: number, now: number): void {
    this.#fill(now);
    this.#left -= count;
  }

  /** In so many milliseconds it is full again. */
  fullIn(now: number): number {
    this.#fill(now);
    return (this.#most - this.#left) / this.#perMillisecond;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMillisecond);
    this.#at = Math.max(this.#at, now);
  }
}
