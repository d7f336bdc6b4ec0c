import { garden } from '@hortus/garden';
import { FastLuck, type Game, lowestBit, moveList, type Rng, type State } from '@hortus/kernel';
import { toy } from '@hortus/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { instantiate } from './instantiate.ts';
import { pile } from './pile.testing.ts';
import { playouts } from './playouts.ts';

afterEach(() => vi.unstubAllGlobals());

const stateOf = (game: Game, seats: number): State => {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error('no default options');
  return game.create(options.value, seats);
};

/** The same, move by move, with everything checked. */
function movesOf(game: Game, state: State, rng: Rng, games: number): number {
  const list = moveList(game);
  let made = 0;
  for (let n = 0; n < games; n++)
    for (let toAct = game.setup(state, rng); toAct !== 0; made++) {
      const seat = lowestBit(toAct);
      const move = list[rng.below(game.legal(state, seat, list))];
      expect(game.judge(state, seat, move)).toBeUndefined();
      toAct = game.play(state, seat, move, rng);
    }
  return made;
}

test.each([
  { game: garden, seats: 2 },
  { game: toy, seats: 2 },
  { game: toy, seats: 4 },
  { game: pile, seats: 4 },
] as { game: Game; seats: number }[])('plays whole games of $game.id with $seats', ({ game, seats }) => {
  const state = stateOf(game, seats);
  const made = playouts(game, state, new FastLuck(5), 100);
  expect(made).toBe(movesOf(game, stateOf(game, seats), new FastLuck(5), 100));
  expect(game.toAct(state)).toBe(0);
  expect(playouts(game, state, new FastLuck(5), 100)).toBe(made);
});

test('[GAR-E-1] random games of Garden have 7 to 16 moves', () => {
  const state = stateOf(garden, 2);
  const rng = new FastLuck(9);
  const lengths = Array.from({ length: 2000 }, () => playouts(garden, state, rng, 1));
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(7);
  expect(Math.max(...lengths)).toBe(16);
});

test('leaves a game that does not end', () => {
  const endless: Game = { ...pile, play: (_state, seat) => 1 << seat };
  expect(playouts(endless, stateOf(endless, 4), new FastLuck(1), 3, 50)).toBe(150);
});

test('a copy of a function does the same and is another function', () => {
  const twice = (n: number): number => n * 2;
  const copy = instantiate(twice);
  expect(copy).not.toBe(twice);
  expect(copy).not.toBe(instantiate(twice));
  expect(copy(21)).toBe(42);
});

test('where code from text is forbidden, the function itself serves', () => {
  const twice = (n: number): number => n * 2;
  vi.stubGlobal('Function', () => {
    throw new EvalError('refused by policy');
  });
  expect(instantiate(twice)).toBe(twice);
});
