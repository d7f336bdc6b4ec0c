/** A side's chance according to a learned network, at the beginning of a plot. */
import type { Network } from '@hortus/search';
import { PHASE, phaseIn, type SwayState, sideOf, turningIn, winnerIn } from '../../src/index.ts';
import type { Judge } from '../playout.ts';
import { Features } from './features.ts';

export class Learned implements Judge {
  private readonly network: Network;
  private readonly features = new Features();

  constructor(network: Network) {
    this.network = network;
  }

  of(state: SwayState, side: number): number {
    const { ints } = state;
    if (phaseIn(ints) === PHASE.over) {
      const winner = winnerIn(ints);
      return winner === side ? 1 : winner === 1 - side ? 0 : 0.5;
    }
    const chance = this.network.chance(this.features.read(state));
    return sideOf(turningIn(ints)) === side ? chance : 1 - chance;
  }
}
