/** Long work done in slices, with everybody else's requests in between. */

/** Moves played, or entries read, in one slice: a few milliseconds even for the games with the longest lists. */
export const WORK_IN_SLICE = 25;

export type Pause = () => Promise<void>;
const untilLater: Pause = () => new Promise((done) => setImmediate(done));

/** Counts work, and pauses before there is too much of it. */
export class Slices {
  readonly #pause: Pause;
  #done = 0;

  constructor(pause: Pause = untilLater) {
    this.#pause = pause;
  }

  /** So much is to be done next. */
  before(work: number): Promise<void> | undefined {
    if (this.#done > 0 && this.#done + work > WORK_IN_SLICE) {
      this.#done = work;
      return this.#pause();
    }
    this.#done += work;
    return undefined;
  }
}
