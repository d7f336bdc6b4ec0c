type Task = () => Promise<void>;

/**
 * One thing after another. What the page asks for comes first; in between goes on what goes on by itself (the turns of
 * bots), a step at a time, so that nobody waits for all of it.
 */
export class Work {
  readonly #asked: Task[] = [];
  readonly #step: () => Promise<boolean>;
  #goesOn = false;
  #busy = false;

  /** `step` tells whether there is another; it fails nobody. */
  constructor(step: () => Promise<boolean>) {
    this.#step = step;
  }

  add(task: Task): void {
    this.#asked.push(task);
    void this.#run();
  }

  /** When everything asked for is done. */
  goOn(): void {
    this.#goesOn = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let task = this.#asked.shift(); task !== undefined || this.#goesOn; task = this.#asked.shift()) {
      if (task !== undefined) await task();
      else this.#goesOn = await this.#step();
    }
    this.#busy = false;
  }
}
