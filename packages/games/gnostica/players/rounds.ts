/** What becomes of a turn: the others play theirs as they see fit, then the seat plays its next. */

import type { Move, Rng, Seat } from '@hortus/kernel';
import {
  announcerOf,
  at,
  END,
  type GnosticaState,
  gnostica,
  handOf,
  isGone,
  kinds,
  manAt,
  manCount,
  minionMark,
  NONE,
  OVER,
  phaseOf,
  SET,
  STEPS,
  setMan,
  size,
  TURN,
  turnOf,
} from '../src/index.ts';
import { dares } from './daring.ts';
import type { Outlook } from './outlook.ts';
import { type Limit, type Turn, Turns } from './turns.ts';

const REST = kinds.rest.pack();
const ANNOUNCE = kinds.announce.pack();

export class Rounds {
  readonly #outlook: Outlook;
  readonly #turns: Turns;
  readonly #from = new Int32Array(size);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
    this.#turns = new Turns(outlook, 1);
  }

  /** Where the turns that are followed begin. */
  begin({ words }: GnosticaState): void {
    this.#from.set(words);
    for (let i = 0; i < manCount(words); i++) {
      const man = manAt(words, i);
      setMan(this.#from, i, man - minionMark(man));
    }
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
    if (phaseOf(words) === END) gnostica.play(state, seat, announces ? ANNOUNCE : REST, rng);
    if (!this.#others(state, seat, limit, rng)) return undefined;
    if (phaseOf(words) === TURN) {
      if (announcerOf(words) === NONE && isSame(words, this.#from, seat)) return 1 / state.rules.seats;
      if (!this.#finish(state, seat, limit, rng)) return undefined;
      // Somebody has announced: whether they win is soon seen.
      if (
        announcerOf(words) !== NONE &&
        announcerOf(words) !== seat &&
        !this.#others(state, seat, limit, rng)
      )
        return undefined;
    }
    return this.#outlook.chance(state, seat);
  }

  /** The turns of the others, until it is the seat's turn or it is out or all is over; false if time ran out. */
  #others(state: GnosticaState, seat: Seat, limit: Limit, rng: Rng): boolean {
    const { words } = state;
    while (phaseOf(words) !== OVER && turnOf(words) !== seat && !isGone(words, seat)) {
      const who = turnOf(words);
      if (!this.#finish(state, who, limit, rng)) return false;
      if (phaseOf(words) === END) gnostica.play(state, who, this.#endOf(state, who), rng);
    }
    return true;
  }

  #endOf(state: GnosticaState, who: Seat): Move {
    return dares(this.#outlook, state, who) ? ANNOUNCE : REST;
  }

  /** The turn of a seat up to its end; false if time ran out. */
  #finish(state: GnosticaState, who: Seat, limit: Limit, rng: Rng): boolean {
    const { words } = state;
    const turns = this.#turns;
    while (turnOf(words) === who && (phaseOf(words) === TURN || phaseOf(words) === STEPS)) {
      turns.search(state, who, limit, rng);
      if (turns.count === 0 || limit.watch.isOver) return false;
      const { words: end, lucky } = turns.found[0];
      words.set(end);
      if (lucky !== undefined) gnostica.play(state, who, lucky, rng);
    }
    return true;
  }
}

/** The same men on the same cards and the same hand: going round in circles is a draw. */
function isSame(words: Int32Array, before: Int32Array, seat: Seat): boolean {
  for (let i = at.men; i < at.pile; i++) if (words[i] !== before[i]) return false;
  for (let i = 0; i < SET; i++) if (words[handOf(seat) + i] !== before[handOf(seat) + i]) return false;
  return true;
}
