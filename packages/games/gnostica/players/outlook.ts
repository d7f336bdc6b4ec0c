/** What a position is worth to a seat when its turn is over: how its chances to win compare with those of the others. */

import { exponential, logarithm } from '@hortus/bots/arithmetic';
import type { Seat } from '@hortus/kernel';
import {
  announcerOf,
  CARDS,
  END,
  type GnosticaState,
  isGone,
  NONE,
  nextPlayer,
  OVER,
  phaseOf,
  timesBefore,
  turnOf,
  winnerOf,
} from '../src/index.ts';
import { boardPlace, boardWorth, isRemembered, rememberBoard } from './boards.ts';
import { WORTH } from './card-worth.ts';
import { CHANCE, CUPS, FACTS, Facts, HIGH, HIGHER, rows, SCORE, SORT_OF, WIDTH } from './facts.ts';
import type { Judge } from './judge.ts';
import { LATE, lateness, type Span } from './late.ts';
import type { Turn } from './turns.ts';
import type { Weights } from './weights.ts';

/** A match won; every other value is well below. */
export const WON = 1000;
/**
 * What a draw is worth to a seat, as a part of its share in an even game: less than all, unless it is behind.
 */
const DRAWN = 0.8;
/** What a repeated position costs a seat that isn't behind: next time it may be a draw (GNO-R-92). */
const AGAIN = 0.25;

/** How much more or less than others of its sort a card of the hand is worth. */
const WITHIN = 0.3;
/** How much a point of score changes the chances. */
const STEEP = 0.25;
/** Nothing is won before the last turn is over. */
export const AT_BEST = 0.9;

/** What a draw counts among chances to win. */
export const drawnChance = (seats: number): number => DRAWN / seats;

/** What a player does differently where it is late, so that games end. */
export interface Pressure {
  /** From which turn on, and from which on fully. */
  readonly span: Span;
  /** How much more points near the goal count. */
  readonly presses: number;
  /** How much less what the others hold counts: players who mostly hinder each other never get done. */
  readonly heedless: number;
  /** How much less cards in hand count: players who hoard the strong ones come to do nothing but turn pieces. */
  readonly spends?: number;
  /** What counts in place of the part that isn't heeded; the less, the worse a draw seems. */
  readonly instead: number;
}
const NO_PRESSURE: Pressure = { span: LATE, presses: 0, heedless: 0, instead: 0 };

/** How many outlooks there are: each remembers boards of its own, since weights differ. */
let outlooks = 0;

/** How much a point of first impression changes the chance, and how many worlds it counts as. */
const IMPRESSION = 0.04;
const IMPRESSION_WORLDS = 2;

export class Outlook implements Judge {
  readonly #number = outlooks++;
  readonly facts = new Facts();
  /** By card. */
  readonly cards: Float64Array;
  unseen: number;
  /** The same before it gets late. */
  readonly #worths: Float64Array;
  readonly #unseen: number;
  readonly flip = 0.3;
  readonly most = WON;
  readonly #given: Weights;
  readonly #weights: Float64Array;

  readonly #steep: number;
  readonly #pressure: Pressure;
  #late = 0;
  /** How much what the others hold counts. */
  #heed = 1;

  constructor(weights: Weights, steep = STEEP, pressure = NO_PRESSURE) {
    this.#steep = steep;
    this.#pressure = pressure;
    this.#given = weights;
    this.#weights = Float64Array.from(FACTS, (fact) => weights[fact]);
    this.#worths = Float64Array.from({ length: CARDS }, (_, card) => this.#weights[CUPS + SORT_OF[card]]);
    this.#unseen = this.#worths.reduce((sum, worth) => sum + worth, 0) / CARDS;
    for (let card = 0; card < CARDS; card++)
      if (SORT_OF[card] === 4) this.#worths[card] += WITHIN * (WORTH[card] - 0.6);
    this.cards = this.#worths.slice();
    this.unseen = this.#unseen;
  }

  value(state: GnosticaState, seat: Seat): number {
    const { ints, rules } = state;
    if (phaseOf(ints) === OVER) {
      const winner = winnerOf(ints);
      return winner === seat ? WON : winner === NONE ? this.#drawnValue(rules.seats) : -WON;
    }
    if (isGone(ints, seat)) return -WON;
    const before = phaseOf(ints) === END ? timesBefore(state, nextPlayer(state, turnOf(ints))) : 0;
    if (before === 2) return this.#drawnValue(rules.seats);
    const value = this.#ofBoard(state, seat);
    return before === 1 && value > this.#drawnValue(rules.seats) ? value - AGAIN : value;
  }

  staying(state: GnosticaState, seat: Seat): number {
    const before = timesBefore(state, nextPlayer(state, seat));
    if (before === 0) return 0;
    const more = this.#ofBoard(state, seat) - this.#drawnValue(state.rules.seats);
    return before === 1 ? (more > 0 ? AGAIN : 0) : more;
  }

  /** What a draw is worth where a turn is valued: the points that make the same chance. */
  #drawnValue(seats: number): number {
    const chance = drawnChance(seats) / AT_BEST;
    return logarithm(chance / (1 - chance)) / this.#steep;
  }

  #ofBoard(state: GnosticaState, seat: Seat): number {
    const { ints, rules } = state;
    if (this.#pressure !== NO_PRESSURE) this.#press(lateness(ints, this.#pressure.span));
    const open = announcerOf(ints);
    const isFeared = open !== NONE && open !== seat;
    if (rules.seats === 2 && this.#heed === 1 && !isFeared) return this.#rememberedAhead(state, seat);
    this.facts.read(state, seat);
    const value =
      rules.seats === 2
        ? this.#aheadOf(seat, 1 - seat)
        : this.strengthOf(seat) - this.#heeded(this.#othersThan(state, seat));
    return isFeared ? value - this.#fear(state, open) : value;
  }

  #press(late: number): void {
    if (late === this.#late) return;
    const { presses, heedless, spends = 0 } = this.#pressure;
    this.#weights[HIGH] = this.#given.high + presses * late;
    this.#weights[HIGHER] = this.#given.higher + presses * late;
    this.#heed = 1 - heedless * late;
    if (spends > 0) this.#keep(1 - spends * late);
    this.#late = late;
  }

  /** Scales the worth of cards in hand. */
  #keep(part: number): void {
    for (let i = CUPS; i < WIDTH; i++) this.#weights[i] = this.#given[FACTS[i]] * part;
    for (let card = 0; card < CARDS; card++) this.cards[card] = this.#worths[card] * part;
    this.unseen = this.#unseen * part;
  }

  /** With one rival only, how much stronger: as below, but faster. */
  #aheadOf(seat: Seat, rival: Seat): number {
    if (this.#heed < 1) return this.strengthOf(seat) - this.#heeded(this.strengthOf(rival));
    return this.#summed(0, seat, rival, 0, WIDTH);
  }

  /** The same while the rival is fully heeded. The board is read only if it isn't remembered. */
  #rememberedAhead(state: GnosticaState, seat: Seat): number {
    const { facts } = this;
    const rival = 1 - seat;
    const place = boardPlace(state.ints, 2 * this.#number + seat);
    if (!isRemembered(place)) {
      facts.readBoard(state);
      rememberBoard(place, this.#summed(0, seat, rival, 0, CUPS));
    }
    facts.readHands(state, seat);
    return this.#summed(boardWorth(place), seat, rival, CUPS, WIDTH);
  }

  /** Adds by how much one seat is ahead in these facts. */
  #summed(before: number, seat: Seat, rival: Seat, from: number, to: number): number {
    const weights = this.#weights;
    const own = seat * WIDTH;
    const other = rival * WIDTH;
    let ahead = before;
    for (let i = from; i < to; i++) ahead += weights[i] * (rows[own + i] - rows[other + i]);
    return ahead;
  }

  /** What others hold, as far as it is heeded. */
  #heeded(others: number): number {
    return this.#heed * others + (1 - this.#heed) * this.#pressure.instead;
  }

  /** The strength of all others together. */
  #othersThan({ ints, rules }: GnosticaState, seat: Seat): number {
    let others = 0;
    for (let of = 0; of < rules.seats; of++)
      if (of !== seat && !isGone(ints, of)) others += exponential(this.#steep * this.strengthOf(of));
    return logarithm(others) / this.#steep;
  }

  /** The chance to win, as far as the position tells. */
  chance(state: GnosticaState, seat: Seat): number {
    const { ints, rules } = state;
    if (phaseOf(ints) === OVER && winnerOf(ints) === NONE) return drawnChance(rules.seats);
    const value = this.value(state, seat);
    if (value === WON) return 1;
    return AT_BEST / (1 + exponential(-this.#steep * value));
  }

  impression({ worth }: Turn): number {
    return IMPRESSION_WORLDS * IMPRESSION * Math.max(worth, -WON);
  }

  /** How far the weighted sums alone are from an even chance. */
  edge(state: GnosticaState, seat: Seat): number {
    return this.#steep * this.#ofBoard(state, seat);
  }

  /** How near an announced seat is to winning. */
  #fear({ rules }: GnosticaState, open: Seat): number {
    const row = open * WIDTH;
    const reach = rows[row + SCORE] + 0.8 * rows[row + CHANCE] + 0.3 * rows[row + CHANCE + 1];
    const short = rules.options.target - reach;
    return 30 / (1 + exponential(1.5 * short)) + rows[row + SCORE];
  }

  strengthOf(of: Seat): number {
    let strength = 0;
    for (let i = 0; i < WIDTH; i++) strength += this.#weights[i] * rows[of * WIDTH + i];
    return strength;
  }
}
