/** What becomes of a turn: the others play theirs as they see fit, then the seat plays its next. */
import { at, END, type GnosticaState, gnostica, kinds, OVER, STEPS, TURN } from '@hortus/gnostica';
import type { Move, Rng, Seat } from '@hortus/kernel';
import { dares } from './daring.ts';
import type { Outlook } from './outlook.ts';
import { type Limit, type Turn, Turns } from './turns.ts';

const REST = kinds.rest.pack();
const ANNOUNCE = kinds.announce.pack();

export class Rounds {
  readonly #outlook: Outlook;
  readonly #turns: Turns;

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
    this.#turns = new Turns(outlook, 1);
  }

  /**
   * The chance to win after this turn, announcing or not, as one round of one world tells; undefined if time ran out.
   * The state is changed.
   */
  chance(
    state: GnosticaState,
    seat: Seat,
    lucky: Turn['lucky'],
    announces: boolean,
    limit: Limit,
    rng: Rng,
  ): number | undefined {
    const { words } = state;
    if (lucky !== undefined) {
      gnostica.play(state, seat, lucky, rng);
      if (!this.#finish(state, seat, limit, rng)) return undefined;
    }
    if (words[at.phase] === END) gnostica.play(state, seat, announces ? ANNOUNCE : REST, rng);
    for (let most = 2 * state.rules.seats; most > 0 && words[at.phase] !== OVER; most--) {
      const who = words[at.turn];
      if (who === seat) break;
      if (!this.#finish(state, who, limit, rng)) return undefined;
      if (words[at.phase] === END) gnostica.play(state, who, this.#endOf(state, who), rng);
    }
    if (words[at.phase] === TURN && words[at.turn] === seat && !this.#finish(state, seat, limit, rng))
      return undefined;
    return this.#outlook.chance(state, seat);
  }

  #endOf(state: GnosticaState, who: Seat): Move {
    return dares(this.#outlook, state, who) ? ANNOUNCE : REST;
  }

  /** The turn of a seat up to its end; false if time ran out. */
  #finish(state: GnosticaState, who: Seat, limit: Limit, rng: Rng): boolean {
    const { words } = state;
    const turns = this.#turns;
    while (words[at.turn] === who && (words[at.phase] === TURN || words[at.phase] === STEPS)) {
      turns.search(state, who, limit, rng);
      if (turns.count === 0 || limit.stop()) return false;
      const { words: end, lucky } = turns.found[0];
      words.set(end);
      if (lucky !== undefined) gnostica.play(state, who, lucky, rng);
    }
    return true;
  }
}
