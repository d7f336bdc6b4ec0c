/** How a game's value is learned: positions of games that bots play against themselves, and how these games end. */
import type { Layers, Network } from '@hortus/search';

/** One position: the network's inputs, and what today's evaluation by hand says, as the one who is about to act sees it. */
export type Learn = (inputs: Float64Array, byHand: number, side: number) => void;

export interface Pupil {
  /** Inputs and both hidden sizes. */
  readonly layers: Layers;
  /** What the first generation plays by and is fitted from; without one, it plays by rules of thumb. */
  readonly start?: Network;
  /**
   * How much of what a position is worth is learned from how the game went on, instead of what is thought of the next
   * position: 1 or undefined for all of it. Where luck decides much, less is better (TD(λ), Sutton 1988).
   */
  readonly trust?: number;
  /**
   * Plays one game and hands over the positions worth learning from; returns each side's result, 1 won, 0 lost. Without
   * a network it plays by rules of thumb, with one by a short search that the network judges.
   */
  play(seed: number, network: Network | undefined, learn: Learn): readonly number[];
}
