import { kitOf } from '@hortus/catalogue';
import { expect, test } from 'vitest';
import { chosen, puzzleIn, rated } from './gather.ts';

const players = await kitOf('garden')!.players();
const prover = players.prover!();

/** Some games have no puzzle in them. */
const SEED = [1, 2, 3, 4, 5, 6, 7, 8].find((seed) => puzzleIn(players, prover, seed) !== undefined)!;

test('the same seed gives the same puzzle with the same rating', () => {
  const [one, other] = [puzzleIn(players, prover, SEED), puzzleIn(players, prover, SEED)];
  expect(one).toBeDefined();
  expect(one).toEqual(other);
  expect(rated(players, one!)).toEqual(rated(players, other!));
});

test('those kept range from the easiest to the hardest', () => {
  const puzzle = rated(players, puzzleIn(players, prover, SEED)!);
  const many = [5, 3, 9, 1, 7, 2, 8].map((rating) => ({ ...puzzle, id: `p${rating}`, rating }));
  expect(chosen(many, 3).map(({ rating }) => rating)).toEqual([1, 5, 9]);
  expect(chosen(many, 1).length).toBe(1);
  expect(chosen(many, 20).length).toBe(7);
});
