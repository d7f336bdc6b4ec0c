/** One thing at a time: requests to one table run in the order they came, immediately if nothing is waiting. */
export class Queue {
  #busy = false;
  #waiting: (() => void)[] | undefined;

  run<T>(task: () => Promise<T>): Promise<T> {
    if (!this.#busy) return this.#begin(task);
    return new Promise((resolve, reject) => {
      this.#waiting ??= [];
      this.#waiting.push(() => void this.#begin(task).then(resolve, reject));
    });
  }

  #begin<T>(task: () => Promise<T>): Promise<T> {
    this.#busy = true;
    const result = begun(task);
    const next = (): void => this.#next();
    result.then(next, next);
    return result;
  }

  #next(): void {
    const next = this.#waiting?.shift();
    if (next !== undefined) return next();
    this.#busy = false;
    this.#waiting = undefined;
  }

  get idle(): boolean {
    return !this.#busy;
  }

  /** Resolves when everything that is waiting now has been done. */
  async drained(): Promise<void> {
    while (!this.idle) await this.run(async () => {});
  }
}

function begun<T>(task: () => Promise<T>): Promise<T> {
  try {
    return task();
  } catch (error) {
    return Promise.reject(error);
  }
}
