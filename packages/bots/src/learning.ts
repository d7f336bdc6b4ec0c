/** How a game's value is learned: positions of games that bots play against themselves, and how these games end. */
import type { Layers, Network } from '@hortus/search';

/** One position: the network's inputs, and what the hand-made evaluation says, as the one who is about to act sees it. */
export type Learn = (inputs: Float64Array, byHand: number, side: number) => void;

export interface Pupil {
  /** Inputs and both hidden sizes. */
  readonly layers: Layers;
  /** What the first generation plays with and is fitted from; without one, it plays by what the game already has. */
  readonly start?: Network;
  /**
   * How much of a position's target comes from how the game went on, rather than from the network's estimate of the
   * next position; 1 (the default): all of it. Where luck decides much, less is better (TD(λ), Sutton 1988).
   */
  readonly trust?: number;
  /**
   * Plays one game and hands over the positions worth learning from; returns each side's result, 1 won, 0 lost. Without
   * a network it plays by what the game already has; with one, the network helps to choose.
   */
  play(seed: number, network: Network | undefined, learn: Learn): readonly number[];
}
