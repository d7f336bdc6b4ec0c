/** One thing after the other: what is asked of one table happens in the order it came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(task);
    const done = (): void => {
      this.#waiting--;
    };
    this.#last = result.then(done, done);
    return result;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Resolves when all that is waiting now has been done. */
  async drained(): Promise<void> {
    while (!this.idle) await this.#last;
  }
}
