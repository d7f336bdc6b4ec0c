import type { Entry } from './log.ts';
import type { Seat } from './seats.ts';

/** What each seat is asked, as text; undefined for a seat that is not to act. */
type Asked = readonly (string | undefined)[];

/** Since when each seat has been asked its present question: an answer to anything earlier is stale. */
export class Questions {
  #asked: Asked;
  readonly #since: number[];

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#since = asked.map(() => 0);
  }

  /** After an entry. Who moved or took back has been asked anew, even if the question reads the same. */
  ask({ seq, kind, seat: by }: Entry, asked: Asked): void {
    const ownDoing = kind === 'moves' || kind === 'back';
    for (const [seat, question] of asked.entries())
      if (question !== this.#asked[seat] || (ownDoing && seat === by)) this.#since[seat] = seq;
    this.#asked = asked;
  }

  isStale(seat: Seat, answers: number): boolean {
    return answers < (this.#since[seat] ?? 0);
  }
}
