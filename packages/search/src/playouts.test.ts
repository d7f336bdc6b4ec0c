import { garden } from '@hortus/garden';
import { FastLuck, type Game, hasSeat, type Move, moveList, type Rng, type State } from '@hortus/kernel';
import { toy } from '@hortus/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { instantiate } from './instantiate.ts';
import { pile } from './pile.testing.ts';
import { playouts } from './playouts.ts';

afterEach(() => vi.unstubAllGlobals());

const stateOf = (game: Game, seats: number): State => {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('no default options');
  return game.create(options.value, seats);
};

/** The same game, with every move judged and counted by kind of choice. */
function watched(game: Game): { game: Game; choices: Map<string, number[]>; made: () => number } {
  const choices = new Map<string, number[]>();
  const list = moveList(game);
  let made = 0;
  const play = (state: State, seat: number, move: Move, rng: Rng): number => {
    expect(hasSeat(game.toAct(state), seat)).toBe(true);
    expect(game.judge(state, seat, move)).toBeUndefined();
    const count = game.legal(state, seat, list);
    const times = choices.get(String(count)) ?? new Array<number>(count).fill(0);
    choices.set(String(count), times);
    times[list.subarray(0, count).indexOf(move)]++;
    made++;
    return game.play(state, seat, move, rng);
  };
  return { game: { ...game, play }, choices, made: () => made };
}

test.each([
  { game: garden, seats: 2 },
  { game: toy, seats: 2 },
  { game: toy, seats: 4 },
  { game: pile, seats: 4 },
] as { game: Game; seats: number }[])('plays whole games of $game.id with $seats', ({ game, seats }) => {
  const state = stateOf(game, seats);
  const watch = watched(game);
  const made = playouts(watch.game, state, new FastLuck(5), 100);
  expect(made).toBe(watch.made());
  expect(game.toAct(state)).toBe(0);
  expect(playouts(game, state, new FastLuck(5), 100)).toBe(made);
  expect(playouts(game, state, new FastLuck(6), 100)).not.toBe(made);
});

test('every choice is as likely', () => {
  const watch = watched(garden);
  playouts(watch.game, stateOf(garden, 2), new FastLuck(3), 3000);
  for (const times of watch.choices.values()) {
    const mean = times.reduce((sum, n) => sum + n, 0) / times.length;
    for (const n of times) expect(Math.abs(n - mean)).toBeLessThanOrEqual(5 * Math.sqrt(mean));
  }
  expect([...watch.choices.keys()].sort()).toEqual(['1', '12', '2', '3', '4', '5', '6']);
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
