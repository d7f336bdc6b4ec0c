import { FastLuck, type Game, NO_LUCK, type State } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { begun } from './begun.testing.ts';
import { greedyTurn } from './greedy-turn.ts';

test('a turn of one move: the first of those after which the total is largest', () => {
  const { game, state, move } = begun('nim');
  const before = game.notation.makePosition(state);
  const total = ({ ints }: State) => -ints[2];
  const player = greedyTurn(game, { total, suffices: () => false, stops: move('resign'), positions: 100 });
  expect(player(state, 0, NO_LUCK)).toBe(move('c3'));
  expect(game.notation.makePosition(state)).toBe(before);
});

test('where it could stop, it does if there is enough, and else goes on', () => {
  const { game, state, move } = begun('pig');
  game.play(state, 0, move('throw'), new FastLuck(3));
  const player = (enough: boolean) =>
    greedyTurn(game, { total: () => 0, suffices: () => enough, stops: move('hold'), positions: 100 });
  expect(player(true)(state, 0, new FastLuck(1))).toBe(move('hold'));
  expect(player(false)(state, 0, new FastLuck(1))).toBe(move('throw'));
});

/** A turn is three moves, each 0 or 1; only 1 0 1 scores. */
const lock: Game = {
  ...begun('nim').game,
  mostMoves: 2,
  legal(_, __, out) {
    out.set([0, 1]);
    return 2;
  },
  play({ ints }, _, move) {
    ints[0] = ints[0] * 2 + move;
    return ints[0] < 8 ? 1 : 2;
  },
};

test('looks at the end of the turn, not at the next move', () => {
  const state = { ...begun('nim').state, ints: Int32Array.of(1) };
  const total = ({ ints }: State) => (ints[0] === 0b1101 ? 1 : 0);
  const player = greedyTurn(lock, { total, suffices: () => false, stops: -1, positions: 100 });
  expect(player(state, 0, NO_LUCK)).toBe(1);
  state.ints[0] = 0b11;
  expect(player(state, 0, NO_LUCK)).toBe(0);
  const hasty = greedyTurn(lock, { total, suffices: () => false, stops: -1, positions: 2 });
  state.ints[0] = 1;
  expect(hasty(state, 0, NO_LUCK)).toBe(0);
});

test('where it varies, every move that leads to the largest total comes up, and no other', () => {
  const three: Game = {
    ...lock,
    mostMoves: 3,
    legal(_, __, out) {
      out.set([0, 1, 2]);
      return 3;
    },
  };
  const state = { ...begun('nim').state, ints: Int32Array.of(4) };
  const total = ({ ints }: State) => (ints[0] === 9 ? 0 : 1);
  const greed = { total, suffices: () => false, stops: -1, positions: 100 };
  const chosen = (varies: boolean): Set<number> => {
    const player = greedyTurn(three, { ...greed, varies });
    const rng = new FastLuck(5);
    return new Set(Array.from({ length: 40 }, () => player(state, 0, rng)));
  };
  expect(chosen(true)).toEqual(new Set([0, 2]));
  expect(chosen(false)).toEqual(new Set([0]));
});
