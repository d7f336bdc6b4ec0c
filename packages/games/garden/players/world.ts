import { NO_LUCK } from '@hortus/kernel';
import { at, CELLS, type GardenState, garden, NO_TILE, type View } from '../src/index.ts';
import type { Position } from './solver/position.ts';

/**
 * The world of a view, as a match of one game: a bot looks to the end of the game it is in. What a won game scores
 * follows from how many tiles are left, so points are not lost by it.
 */
export function worldOf(view: View): GardenState {
  const { fullBoard } = view;
  const world = garden.create({ format: 'single', fullBoard, first: 'random', garden: '' }, 2);
  garden.imagine(view, world, NO_LUCK);
  return world;
}

export const positionOf = ({ words, rules }: GardenState): Position => ({
  layout: Array.from({ length: CELLS }, (_, cell) => tileOrNone(words[at.tileAt + cell])),
  x: words[at.held],
  o: words[at.held + 1],
  top: tileOrNone(words[at.top]),
  fullBoard: rules.options.fullBoard,
});

const tileOrNone = (tile: number): number | undefined => (tile === NO_TILE ? undefined : tile);
