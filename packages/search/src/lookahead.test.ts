import { type GardenState, garden } from '@hortus/garden';
import {
  copyState,
  FastLuck,
  type Game,
  lowestBit,
  moveList,
  NO_LUCK,
  type Seat,
  type State,
} from '@hortus/kernel';
import { expect, test } from 'vitest';
import { lookahead, WON } from './lookahead.ts';
import { pile } from './pile.testing.ts';
import { playouts } from './playouts.ts';

const OPTIONS = { format: 'single', fullBoard: 'block', first: 'random', garden: '' } as const;

/** The same written plainly: every move, every answer, a new state for each, nothing pruned. */
function plain(game: Game, state: State, side: readonly Seat[], plies: number, ply = 0): Map<number, number> {
  const seat = lowestBit(game.toAct(state));
  const list = moveList(game);
  const values = new Map<number, number>();
  for (const move of list.slice(0, game.legal(state, seat, list))) {
    const next = copyState(state);
    const toAct = game.play(next, seat, move, NO_LUCK);
    if (toAct === 0) {
      const won = game.outcome(next)?.winners.some((winner: Seat) => side.includes(winner));
      values.set(move, (won ? 1 : -1) * (WON - ply));
    } else if (ply + 1 === plies) values.set(move, 0);
    else {
      const answers = [...plain(game, next, side, plies, ply + 1).values()];
      values.set(move, side.includes(lowestBit(toAct)) ? Math.max(...answers) : Math.min(...answers));
    }
  }
  return values;
}

/** Random positions of Garden with this many moves made, none of them over. */
function positions(count: number, made: number): GardenState[] {
  const rng = new FastLuck(made);
  const list = moveList(garden);
  const found: GardenState[] = [];
  while (found.length < count) {
    const state = garden.create(OPTIONS, 2);
    let toAct = garden.setup(state, rng);
    for (let i = 0; i < made && toAct !== 0; i++) {
      const seat = lowestBit(toAct);
      toAct = garden.play(state, seat, list[rng.below(garden.legal(state, seat, list))], rng);
    }
    if (toAct !== 0) found.push(state);
  }
  return found;
}

test.each([
  [0, 3],
  [4, 5],
  [9, 16],
])('sees in Garden after %i moves what a plain search of %i plies sees', (made, plies) => {
  for (const state of positions(8, made)) {
    const seat = lowestBit(garden.toAct(state));
    const before = [...state.ints];
    const foreseen = lookahead(garden, state, seat, plies) ?? [];
    expect(new Map(foreseen.map(({ move, value }) => [move, value]))).toEqual(
      plain(garden, state, [seat], plies),
    );
    expect([...state.ints]).toEqual(before);
  }
});

test('sides may be teams and need not alternate', () => {
  const state = pile.create({ stones: 9, lots: false }, 4);
  pile.setup(state, NO_LUCK);
  const foreseen = lookahead(pile, state, 0, 9, { side: 0b0101 }) ?? [];
  expect(foreseen).toHaveLength(3);
  expect(new Map(foreseen.map(({ move, value }) => [move, value]))).toEqual(plain(pile, state, [0, 2], 9));
  expect(foreseen.some(({ value }) => value > 0)).toBe(true);
});

test('wins sooner rather than later, and loses later', () => {
  for (const state of positions(30, 8)) {
    const seat = lowestBit(garden.toAct(state));
    for (const { value } of lookahead(garden, state, seat, 8) ?? [])
      if (value !== 0) expect(WON - Math.abs(value)).toBeLessThan(8);
    const atOnce = (lookahead(garden, state, seat, 1) ?? []).filter(({ value }) => value === WON);
    const best = Math.max(...(lookahead(garden, state, seat, 8) ?? []).map(({ value }) => value));
    expect(best === WON).toBe(atOnce.length > 0);
  }
});

test('asks for the worth of a horizon, and of nothing else', () => {
  const [state] = positions(1, 0);
  const seat = lowestBit(garden.toAct(state));
  const foreseen = lookahead(garden, state, seat, 2, { evaluate: () => 7 });
  expect(foreseen?.map(({ value }) => value)).toEqual(new Array(12).fill(7));
});

test('what is overlooked is not in the tree; where all is, the position is a horizon', () => {
  const [state] = positions(1, 0);
  const seat = lowestBit(garden.toAct(state));
  const all = lookahead(garden, state, seat, 2) ?? [];
  const [hidden] = all;
  const fewer = lookahead(garden, state, seat, 2, {
    overlooks: (ply, move) => ply === 0 && move === hidden.move,
  });
  expect(fewer).toEqual(all.slice(1));
  const blind = lookahead(garden, state, seat, 3, { overlooks: (ply) => ply === 1, evaluate: () => 5 });
  expect(blind?.map(({ value }) => value)).toEqual(new Array(12).fill(5));
});

test('gives up when told to', () => {
  const [state] = positions(1, 0);
  const seat = lowestBit(garden.toAct(state));
  let asked = 0;
  expect(lookahead(garden, state, seat, 8, { stop: () => ++asked === 3 })).toBeUndefined();
  expect(asked).toBe(3);
});

test('a game in which several act at once is a bug of the caller', () => {
  const both: Game = { ...garden, play: () => 0b11 };
  const [state] = positions(1, 0);
  expect(() => lookahead(both, state, lowestBit(garden.toAct(state)), 2)).toThrow('one seat acts');
});

test('the games that reach the end in playouts also end for a search without a horizon', () => {
  const state = garden.create(OPTIONS, 2);
  expect(playouts(garden, state, new FastLuck(3), 1)).toBeGreaterThanOrEqual(7);
  expect(lookahead(garden, state, 0, 3)).toEqual([]);
});
