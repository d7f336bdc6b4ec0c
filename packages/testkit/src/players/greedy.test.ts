import { FastLuck, NO_LUCK } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { begun } from './begun.testing.ts';
import { greedy } from './greedy.ts';

test('takes the first of the moves after which the total is largest', () => {
  const { game, state, move } = begun('nim');
  const greed = (heap: number) =>
    greedy(game, {
      total: ({ ints }) => -ints[heap] * 10 - ints[1],
      suffices: () => false,
      stops: move('resign'),
    });
  const before = game.notation.makePosition(state);
  expect(greed(2)(state, 0, NO_LUCK)).toBe(move('c3'));
  expect(greed(0)(state, 0, NO_LUCK)).toBe(move('a3'));
  expect(game.notation.makePosition(state)).toBe(before);
});

test('stops when what it has suffices, and where everything else takes some of it away', () => {
  const { game, state, move } = begun('pig');
  const player = (enough: boolean, total: (state: { ints: Int32Array }) => number) =>
    greedy(game, { total, suffices: () => enough, stops: move('hold') });
  let least = 0;
  const sinking = ({ ints }: { ints: Int32Array }): number => (ints === state.ints ? 0 : --least);
  game.play(state, 0, move('throw'), new FastLuck(3));
  expect(player(false, () => 0)(state, 0, new FastLuck(1))).toBe(move('throw'));
  expect(player(true, () => 0)(state, 0, new FastLuck(1))).toBe(move('hold'));
  expect(player(false, sinking)(state, 0, new FastLuck(1))).toBe(move('hold'));
});
