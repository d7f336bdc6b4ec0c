/** How a game's value is learned: positions of games that bots play against themselves, and how these games end. */
import type { Layers, Network } from '@hortus/search';

/** One position: the network's inputs, and what today's evaluation by hand says, as the one who is about to act sees it. */
export type Learn = (inputs: Float64Array, byHand: number, side: number) => void;

export interface Pupil {
  /** Inputs and both hidden sizes. */
  readonly layers: Layers;
  /**
   * Plays one game and hands over the positions worth learning from; returns each side's result, 1 won, 0 lost. Without
   * a network it plays by rules of thumb, with one by a short search that the network judges.
   */
  play(seed: number, network: Network | undefined, learn: Learn): readonly number[];
}
