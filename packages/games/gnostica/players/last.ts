/** An announced last turn: all that counts is whether the goal is reached. */

import type { Seat } from '@hortus/kernel';
import { CARDS, type GnosticaState, isGone, OVER, phaseOf, winnerOf } from '../src/index.ts';
import { CHANCE, Facts, SCORE, WIDTH } from './facts.ts';
import { WON } from './outlook.ts';
import { type Eye, Turns } from './turns.ts';

/** How much the best territory that it could enter next counts during the turn. */
const HOPED = 0.5;

/**
 * Counts points only. A turn that ends short of the goal is lost; one that ends by drawing or flipping cards may still
 * win.
 */
class GoalEye implements Eye {
  readonly cards = new Float64Array(CARDS);
  readonly unseen = 0;
  readonly flip = 0.3;
  readonly most = WON;
  readonly #facts = new Facts();

  value(state: GnosticaState, seat: Seat): number {
    const { ints } = state;
    if (phaseOf(ints) === OVER) return winnerOf(ints) === seat ? WON : -WON;
    if (isGone(ints, seat)) return -WON;
    this.#facts.readBoard(state);
    const { rows } = this.#facts;
    return rows[seat * WIDTH + SCORE] + HOPED * rows[seat * WIDTH + CHANCE];
  }

  staying(): number {
    return 0;
  }
}

/** The turns of a seat whose last turn this is: the first that wins ends the search. */
export const lastTurns = (): Turns => new Turns(new GoalEye(), 1, true);
