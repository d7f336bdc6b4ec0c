import { bitCount } from '@hortus/kernel';
import { heldBy, openCells, tokenToMove } from '../src/index.ts';
import { SHAPES } from './solver/shapes.ts';

/** Weights of a shape by how many of its cells a side holds, found by play against the perfect player. */
const OWN = [0, 2, 10, 40, 0];
const OTHERS = [0, 3, 15, 60, 0];
const CHOICE = 6;

/**
 * What a position nobody has won seems to be worth to X (token 0) or O (1): shapes still open to only one
 * side, the other side's counting half as much again, plus a large choice of tiles for the side to move.
 */
export function prospects(ints: Int32Array, token: 0 | 1): number {
  const own = heldBy(ints, token);
  const other = heldBy(ints, 1 - token);
  const choice = CHOICE * bitCount(openCells(ints));
  let sum = tokenToMove(ints) === token ? choice : -choice;
  for (const shape of SHAPES) {
    if ((other & shape) === 0) sum += OWN[bitCount(own & shape)];
    else if ((own & shape) === 0) sum -= OTHERS[bitCount(other & shape)];
  }
  return sum;
}
