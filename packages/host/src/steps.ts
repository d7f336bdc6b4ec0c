/**
 * How many decisions each seat has made in its turn, by what the log says: public, and the same on every process.
 * A turn is a span of the game's clock; spans that follow each other without anybody else having decided are one
 * turn, as where a clock runs for each phase of it. Answers in a window don't count.
 */
import type { Seat } from '@hortus/kernel';

interface Made {
  readonly span: number;
  readonly count: number;
}

export class Steps {
  readonly #made: Made[] = [];
  #last: Seat = -1;

  of(seat: Seat, span: number): number {
    const made = this.#made[seat];
    return made !== undefined && (made.span === span || this.#last === seat) ? made.count : 0;
  }

  /** A decision made in this span; an aside doesn't interrupt the turn of another. */
  note(seat: Seat, span: number, aside: boolean): void {
    this.#made[seat] = { span, count: this.of(seat, span) + 1 };
    if (!aside) this.#last = seat;
  }
}
