import { NO_LUCK } from '@hortus/kernel';
import {
  CELLS,
  type GardenState,
  garden,
  heldBy,
  NO_TILE,
  tileAt,
  topTile,
  type View,
} from '../src/index.ts';
import type { Position } from './solver/position.ts';

/**
 * The world of a view, as a match of one game: a bot looks to the end of the current game. What a won game scores
 * follows from the tiles left, so points aren't lost by it.
 */
export function worldOf(view: View): GardenState {
  const { fullBoard } = view;
  const world = garden.create({ format: 'single', fullBoard, first: 'random', garden: '' }, 2);
  garden.imagine(view, world, NO_LUCK);
  return world;
}

export const positionOf = ({ ints, rules }: GardenState): Position => ({
  layout: Array.from({ length: CELLS }, (_, cell) => tileOrNone(tileAt(ints, cell))),
  x: heldBy(ints, 0),
  o: heldBy(ints, 1),
  top: tileOrNone(topTile(ints)),
  fullBoard: rules.options.fullBoard,
});

const tileOrNone = (tile: number): number | undefined => (tile === NO_TILE ? undefined : tile);
