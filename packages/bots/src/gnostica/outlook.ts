/** What a position is worth to a seat when its turn is over: points of score, as far as they will last. */
import { at, type GnosticaState, NONE, OVER } from '@hortus/gnostica';
import { hasSeat, type Seat } from '@hortus/kernel';
import { FACTS, Facts, WIDTH } from './facts.ts';

/** A match won; every other value is well below. */
export const WON = 1000;
/** Nobody wins. */
const DRAWN = -200;

export type Weights = Readonly<Record<(typeof FACTS)[number], number>>;

export const WEIGHTS: Weights = {
  score: 1,
  menaced: -0.35,
  menacedMore: -0.12,
  chance: 0.4,
  chanceMore: 0.1,
  prey: 0.15,
  shared: 0.25,
  men: 0.3,
  pips: 0.12,
  cards: 0.15,
  hand: 0.5,
  firm: 0.08,
  idle: -0.15,
  powers: 0.1,
};

export class Outlook {
  readonly facts = new Facts();
  readonly #weights: Float64Array;
  readonly #strength = new Float64Array(6);

  constructor(weights: Weights = WEIGHTS) {
    this.#weights = Float64Array.from(FACTS, (fact) => weights[fact]);
  }

  readonly flip = 0.5;

  hand(cards: number, worth: number): number {
    return this.#weights[9] * cards + this.#weights[10] * worth;
  }

  value(state: GnosticaState, seat: Seat): number {
    const { words, rules } = state;
    if (words[at.phase] === OVER) {
      const winner = words[at.winner];
      return winner === seat ? WON : winner === NONE ? DRAWN : -WON;
    }
    if (hasSeat(words[at.gone], seat)) return -WON;
    this.facts.read(state, seat);
    let most = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let rivals = 0;
    for (let of = 0; of < rules.seats; of++) {
      const strength = hasSeat(words[at.gone], of) ? 0 : this.#strengthOf(of);
      this.#strength[of] = strength;
      if (of === seat || hasSeat(words[at.gone], of)) continue;
      rivals++;
      sum += strength;
      if (strength > most) most = strength;
    }
    const own = this.#strength[seat];
    const open = words[at.open];
    const value = own - 0.5 * most - (0.5 * sum) / rivals;
    if (open === NONE || open === seat) return value;
    return value - this.#fear(state, open);
  }

  /** How near an announced seat is to winning. */
  #fear({ rules }: GnosticaState, open: Seat): number {
    const row = open * WIDTH;
    const { rows } = this.facts;
    const reach = rows[row] + 0.8 * rows[row + 3] + 0.3 * rows[row + 4];
    const short = rules.options.target - reach;
    return 100 / (1 + Math.exp(1.5 * short)) + 3 * rows[row];
  }

  #strengthOf(of: Seat): number {
    const { rows } = this.facts;
    let strength = 0;
    for (let i = 0; i < WIDTH; i++) strength += this.#weights[i] * rows[of * WIDTH + i];
    return strength;
  }
}
