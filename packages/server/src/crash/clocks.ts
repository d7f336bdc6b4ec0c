/**
 * A second, plain implementation of a duel's clocks: sums over the times in its log, with one player to move at a
 * time.
 */
import type { Entry, Seat } from '@hortus/kernel';
import type { Clocks, TimeControl } from '@hortus/protocol';

/** The clocks of processes agree this well, and with ours: they all follow the database's, on this machine. */
const AGREEMENT = 5000;

export const isFlag = (entry: Entry): boolean =>
  entry.kind === 'moves' && entry.moves.some(({ kind }) => kind === 'time');

export class ClockReading {
  readonly #control: TimeControl;
  readonly #left: number[];
  #since: number;

  constructor(control: TimeControl, seats: number, dealtAt: number) {
    this.#control = control;
    this.#left = Array.from({ length: seats }, () => this.#allotment);
    this.#since = dealtAt;
  }

  get #allotment(): number {
    const control = this.#control;
    if (control.kind === 'none') return Number.POSITIVE_INFINITY;
    return 1000 * (control.kind === 'move' ? control.seconds : control.base);
  }

  /**
   * After an entry, made while the clock of `mover` ran.
   * @returns what is wrong with it
   */
  enter(entry: Entry, mover: Seat, over: boolean): string | undefined {
    const at = entry.at ?? Number.NaN;
    if (!(at >= this.#since)) return `was made at ${at}, before ${this.#since}`;
    const left = this.#left[mover] - (at - this.#since);
    this.#since = at;
    this.#left[mover] = this.#after(Math.max(0, left), entry, over);
    if (isFlag(entry)) return left > 0 ? `is a flag with ${left} ms left` : undefined;
    return left < 0 ? `was accepted ${-left} ms too late` : undefined;
  }

  #after(left: number, entry: Entry, over: boolean): number {
    if (isFlag(entry)) return over ? 0 : this.#allotment;
    if (over) return left;
    return this.#control.kind === 'clock' ? left + 1000 * this.#control.increment : this.#allotment;
  }

  get words(): string {
    return this.#left.join(' ');
  }

  /** A stopped clock must show exactly this; a running one has lost whatever has passed since. */
  agreesWith({ left, running }: Clocks): boolean {
    return left.every((told, seat) => {
      const limit = this.#left[seat];
      if (told === null) return limit === Number.POSITIVE_INFINITY;
      return running.includes(seat) ? told >= 0 && told <= limit : told === limit;
    });
  }
}

/** When something was submitted for the first time and when it was acknowledged, by our clock. */
export interface Stay {
  readonly from: number;
  readonly to: number;
}

/** Was an entry made between these moments? Says by how much it wasn't. */
export function outside({ from, to }: Stay, at: number): string | undefined {
  const off = Math.max(from - at, at - to);
  return off > AGREEMENT ? `is stamped ${off} ms outside the time in which it was made` : undefined;
}
