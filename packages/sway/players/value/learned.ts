/** A side's chance according to learned networks, at the beginning of a plot. */
import type { Network } from '@hortus/search';
import { PHASE, phaseIn, type SwayState, sideOf, turningIn, winnerIn } from '../../src/index.ts';
import type { Judge } from '../playout.ts';
import { Features } from './features.ts';

/** What a game has learned: its network for two players, and one for two against two; without it, the first judges both. */
export interface Value {
  readonly two: Network;
  readonly four?: Network | undefined;
}

export class Learned implements Judge {
  private readonly two: Reader;
  private readonly four: Reader;

  constructor({ two, four }: Value) {
    this.two = new Reader(two);
    this.four = four === undefined ? this.two : new Reader(four);
  }

  of(state: SwayState, side: number): number {
    const { ints, rules } = state;
    if (phaseIn(ints) === PHASE.over) {
      const winner = winnerIn(ints);
      return winner === side ? 1 : winner === 1 - side ? 0 : 0.5;
    }
    const chance = (rules.seats === 2 ? this.two : this.four).chance(state);
    return sideOf(turningIn(ints)) === side ? chance : 1 - chance;
  }
}

/** A network and the inputs it knows. */
class Reader {
  private readonly network: Network;
  private readonly features: Features;

  constructor(network: Network) {
    this.network = network;
    this.features = new Features(network.layers[0]);
  }

  chance(state: SwayState): number {
    return this.network.chance(this.features.read(state));
  }
}
