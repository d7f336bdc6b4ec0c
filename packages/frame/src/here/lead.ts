/**
 * How far bots may run ahead of what a page has shown. A page shows about one step per second, while bots left to
 * themselves make fifty: without a limit it would be busy only with steps that nobody gets to see.
 */

/** Enough that skipping always gets you to your own turn, whatever five bots did before it. */
const MOST_AHEAD = 100;

export class Lead {
  readonly #most: number;
  #shown = 0;
  #released = false;
  #waiting: (() => void)[] = [];

  constructor(most = MOST_AHEAD) {
    this.#most = most;
  }

  /** The page has got as far as this entry. */
  shown(seq: number): void {
    this.#shown = seq;
    this.#wake();
  }

  /** How far the page is behind this entry. */
  before(seq: number): number {
    return seq - this.#shown;
  }

  /** Nobody follows any more: only the end matters. */
  release(): void {
    this.#released = true;
    this.#wake();
  }

  /** Resolves when the page is close enough to the match's last entry. */
  async kept(seq: () => number): Promise<void> {
    while (!this.#released && this.before(seq()) >= this.#most)
      await new Promise<void>((done) => void this.#waiting.push(done));
  }

  #wake(): void {
    for (const done of this.#waiting.splice(0)) done();
  }
}
