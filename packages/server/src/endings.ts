/**
 * What has to be stopped when the program ends: in reverse order, each within its time, so that nothing that hangs
 * holds up the rest.
 */

interface Ending {
  readonly name: Part;
  readonly end: () => Promise<unknown>;
  /** Milliseconds, after which the next one is stopped whatever this one does. */
  readonly within: number;
}

type Part = 'server' | 'store' | 'database';

/** How much of the time that stopping may take each part gets. */
export const endsWithin = (all: number): Readonly<Record<Part, number>> => ({
  server: 0.6 * all,
  store: 0.1 * all,
  database: 0.3 * all,
});
/**
 * The database is asked nicely for this part of its time; after an immediate stop its next start recovers, and nothing
 * is lost.
 */
export const STOPS_NICELY_FOR = 0.5;

export class Endings {
  readonly #endings: Ending[] = [];
  readonly #say: (line: string) => void;
  readonly #later: (ms: number, act: () => void) => () => void;
  #ended: Promise<void> | undefined;

  constructor(say: (line: string) => void, later = timer) {
    this.#say = say;
    this.#later = later;
  }

  add(name: Part, end: Ending['end'], within: number): void {
    this.#endings.push({ name, end, within });
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

  async #endOne({ name, end, within }: Ending): Promise<void> {
    let cancel = (): void => {};
    const tooLate = new Promise<void>((resolve) => {
      cancel = this.#later(within, () => {
        this.#say(`The ${name} didn’t stop within ${within / 1000} s. Going on without it.`);
        resolve();
      });
    });
    // What can't be stopped must not keep the rest from being stopped.
    const ended = end().catch((error: unknown) => this.#say(String(error)));
    await Promise.race([ended, tooLate]);
    cancel();
  }
}

function timer(ms: number, act: () => void): () => void {
  const waiting = setTimeout(act, ms);
  return () => clearTimeout(waiting);
}
