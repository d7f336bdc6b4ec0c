/**
 * What has to be stopped when the program ends: in reverse order, each within its time, so that nothing that hangs
 * holds up the rest.
 */

interface Ending {
  readonly end: () => Promise<unknown>;
  /** Milliseconds, after which the next one is stopped whatever this one does. */
  readonly within: number;
}

/** Together ten seconds: systemd, containers and people lose patience not much later. */
export const ENDS_WITHIN = { server: 6000, store: 1000, database: 3000 } as const;
/** The database is asked nicely for this long; after an immediate stop its next start recovers, and nothing is lost. */
export const DATABASE_STOPS_NICELY_FOR = 1500;

export class Endings {
  readonly #endings: Ending[] = [];
  readonly #later: (ms: number, act: () => void) => () => void;
  #ended: Promise<void> | undefined;

  constructor(later = timer) {
    this.#later = later;
  }

  add(end: Ending['end'], within: number): void {
    this.#endings.push({ end, within });
  }

  get isEnding(): boolean {
    return this.#ended !== undefined;
  }

  /** May be called any number of times; all calls wait for the same end. */
  end(): Promise<void> {
    this.#ended ??= this.#endAll();
    return this.#ended;
  }

  async #endAll(): Promise<void> {
    for (let one = this.#endings.pop(); one !== undefined; one = this.#endings.pop()) await this.#endOne(one);
  }

  async #endOne({ end, within }: Ending): Promise<void> {
    let cancel = (): void => {};
    const tooLate = new Promise<void>((resolve) => {
      cancel = this.#later(within, resolve);
    });
    // What can't be stopped must not keep the rest from being stopped.
    const ended = end().catch((error: unknown) => void process.stderr.write(`hortus: ${error}\n`));
    await Promise.race([ended, tooLate]);
    cancel();
  }
}

function timer(ms: number, act: () => void): () => void {
  const waiting = setTimeout(act, ms);
  return () => clearTimeout(waiting);
}
