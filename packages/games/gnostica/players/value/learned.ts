/** The chance to win of a seat whose turn is ending, according to a learned network; where it can't tell, by the outlook. */
import { FastLuck, type Seat } from '@hortus/kernel';
import { type Network, sigmoid } from '@hortus/search';
import {
  announcerOf,
  END,
  type GnosticaState,
  gnostica,
  NONE,
  nextPlayer,
  phaseOf,
  playersLeft,
  size,
  timesBefore,
  turnOf,
  turnsOf,
} from '../../src/index.ts';
import type { Judge } from '../judge.ts';
import { LONG } from '../late.ts';
import { AT_BEST, type Outlook } from '../outlook.ts';
import { redeal } from '../redeal.ts';
import type { Turn } from '../turns.ts';
import { Features } from './features.ts';

/**
 * Quick games are less certain than those of experts, by about this factor: the weighted sums are 0.6 times as steep
 * there.
 */
const STEEPER = 1.65;
/** How many worlds the first impression counts as. */
const IMPRESSION_WORLDS = 4;
/** How many worlds a draw or flip is tried in. */
const WORLDS = 3;

/** Between two, early enough to have been learned. */
const isUnderstood = (state: GnosticaState): boolean =>
  state.rules.seats === 2 &&
  announcerOf(state.ints) === NONE &&
  turnsOf(state.ints) < LONG[0] &&
  playersLeft(state) === 2;

/** At the end of a turn, in a position that hasn't come up before. */
export const isJudged = (state: GnosticaState, seat: Seat): boolean =>
  phaseOf(state.ints) === END &&
  turnOf(state.ints) === seat &&
  isUnderstood(state) &&
  timesBefore(state, nextPlayer(state, seat)) === 0;

export class Learned implements Judge {
  readonly #network: Network;
  readonly #outlook: Outlook;
  readonly #features = new Features();
  readonly #dice = new FastLuck(1);
  readonly #trial = new Int32Array(size);

  constructor(network: Network, outlook: Outlook) {
    this.#network = network;
    this.#outlook = outlook;
  }

  chance(state: GnosticaState, seat: Seat): number {
    if (!isJudged(state, seat)) return this.#outlook.chance(state, seat);
    const edge = this.#network.edge(this.#features.read(state, seat, this.#outlook.edge(state, seat)));
    return AT_BEST * sigmoid(STEEPER * edge);
  }

  impression(turn: Turn, state: GnosticaState, seat: Seat): number {
    return isUnderstood(state)
      ? IMPRESSION_WORLDS * this.after(turn, state, seat)
      : this.#outlook.impression(turn);
  }

  /** The chance after a turn; where luck decides, on average over the same few worlds for each turn. */
  after({ ints, lucky }: Turn, { rules }: GnosticaState, seat: Seat): number {
    const end: GnosticaState = { ints: this.#trial, rules };
    end.ints.set(ints);
    if (lucky === undefined) return this.chance(end, seat);
    this.#dice.reseed(1);
    let sum = 0;
    for (let i = 0; i < WORLDS; i++) {
      end.ints.set(ints);
      redeal(end, seat, this.#dice);
      gnostica.play(end, seat, lucky, this.#dice);
      sum += this.chance(end, seat);
    }
    return sum / WORLDS;
  }
}
