/**
 * Says what is being measured and about how long it will take: in a terminal on one line, elsewhere a line at a time.
 */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Outside a terminal, a measurement's own reports are passed on at most this often, in milliseconds. */
const SELDOM = 20_000;

export const spoken = (seconds: number): string =>
  seconds < 90
    ? `${Math.max(1, Math.round(seconds))} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

export class Progress {
  readonly #output: Output;
  readonly #now: () => number;
  #left: number;
  #done = 0;
  #took = 0;
  #told: number;

  /** `total` is what all of it should take, in seconds. */
  constructor(output: Output, total: number, now: () => number = Date.now) {
    this.#output = output;
    this.#left = total;
    this.#now = now;
    this.#told = now();
  }

  /** There is more to do than was expected. */
  add(seconds: number): void {
    this.#left += seconds;
  }

  /** In seconds, by how long the work so far took compared with what was expected. */
  left(): number {
    const pace = this.#done === 0 ? 1 : this.#took / this.#done;
    return this.#left * pace;
  }

  /** Says what begins; call the returned function when it ends. */
  begin(what: string, expected: number): () => void {
    const start = this.#now();
    this.say(`measuring ${what}; about ${spoken(this.left())} left`);
    return () => {
      this.#took += (this.#now() - start) / 1000;
      this.#done += expected;
      this.#left -= expected;
    };
  }

  say(text: string): void {
    this.#output.write(this.#output.isTTY === true ? `\r\x1b[K${text}` : `${text}\n`);
  }

  /** What a measurement reports while it runs. */
  hear(text: string): void {
    const last = text.split(/[\r\n]/).findLast((line) => line.replace('\x1b[K', '').trim() !== '');
    if (last === undefined) return;
    if (this.#output.isTTY !== true && this.#now() - this.#told < SELDOM) return;
    this.#told = this.#now();
    this.say(last.replace('\x1b[K', '').trim());
  }

  end(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\x1b[K');
  }
}
