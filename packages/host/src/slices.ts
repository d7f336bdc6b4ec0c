/** Long work done in slices, with everybody else's requests in between. */
import type { Entry, Match } from '@hortus/kernel';

/** Moves played, or entries read, per slice: a few milliseconds even for games with the longest lists. */
export const WORK_IN_SLICE = 25;

/** Lets other work have its turn. */
export type Pause = () => Promise<void>;

/** Counts work, and pauses before it gets too much; without a pause all of it is done in one go. */
export class Slices {
  readonly #pause: Pause | undefined;
  #done = 0;

  constructor(pause: Pause | undefined) {
    this.#pause = pause;
  }

  /** This much work comes next. */
  before(work: number): Promise<void> | undefined {
    if (this.#pause !== undefined && this.#done > 0 && this.#done + work > WORK_IN_SLICE) {
      this.#done = work;
      return this.#pause();
    }
    this.#done += work;
    return undefined;
  }

  /** One entry of a log: a take-back replays everything before it. */
  beforeEntry(entry: Entry, match: Pick<Match, 'moveCount'>): Promise<void> | undefined {
    return this.before(entry.kind === 'moves' ? entry.moves.length : 1 + match.moveCount(entry));
  }
}
