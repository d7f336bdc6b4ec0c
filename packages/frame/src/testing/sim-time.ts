/** Time that passes when a test says so. */
export class SimTime {
  #now = 1;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  now = (): number => this.#now;

  later = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.#now + ms, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  get waiting(): number {
    return this.#timers.length;
  }

  /** Lets this much time pass, running what falls due in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }
}
