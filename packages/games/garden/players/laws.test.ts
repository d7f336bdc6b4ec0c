/**
 * The solver has its own representation of the game, but the
 * rules are the authority. Both are played side by side here.
 */

import { copyState, FastLuck, lowestBit, moveList, NO_LUCK } from '@hortus/kernel';
import { lookahead } from '@hortus/search';
import { expect, test } from 'vitest';
import { garden, MOVES, type Options } from '../src/index.ts';
import { optionsOf, randomTurns } from './garden.testing.ts';
import { endingOf, legalCells, take } from './solver/position.ts';
import { createSolver } from './solver/solver.ts';
import { positionOf, worldOf } from './world.ts';

const solver = createSolver();
const { take: taking } = MOVES.kinds;
const FULL_BOARDS = [{ fullBoard: 'block' }, { fullBoard: 'draw' }] as const;

const cellsIn = (set: number): number[] =>
  Array.from({ length: 16 }, (_, cell) => cell).filter((cell) => (set >> cell) & 1);

test.each(FULL_BOARDS)(
  '[GAR-MOV-1][GAR-MOV-4][GAR-END-1][GAR-END-2] rules and solver agree on moves and ends, %o',
  (given) => {
    const rng = new FastLuck(77);
    const list = moveList(garden);
    const ends = new Set<string>();
    for (let game = 0; game < 1500; game++) {
      const state = garden.create(optionsOf(given as Partial<Options>), 2);
      let toAct = garden.setup(state, rng);
      let solved = positionOf(state);
      while (toAct !== 0) {
        const seat = lowestBit(toAct);
        const moves = [...list.subarray(0, garden.legal(state, seat, list))];
        expect(cellsIn(legalCells(solved))).toEqual(moves.map(taking.get.cell));
        expect(endingOf(solved)).toBeUndefined();
        const move = moves[rng.below(moves.length)];
        toAct = garden.play(state, seat, move, rng);
        solved = take(solved, taking.get.cell(move));
      }
      const ending = endingOf(solved);
      const { winners, reasons } = garden.outcome(state) ?? { winners: [], reasons: [] };
      const first = garden.view(state, 'table').first;
      expect(ending?.winner).toBe(winners.length === 0 ? undefined : winners[0] === first ? 'X' : 'O');
      const codes = reasons.map(({ code }) => code);
      const by = /row|square/.test(codes[0])
        ? 'shape'
        : codes.includes('full-board')
          ? 'full board'
          : 'block';
      expect(ending?.by).toBe(by);
      ends.add(by);
    }
    expect(ends).toEqual(new Set(['shape', 'block', 'full board']));
  },
);

test('[GAR-MAT-3][GAR-R-9] rules and solver agree on the points of every ending', () => {
  let endings = 0;
  for (const { state, seat } of randomTurns(20, [{ format: 'vp20' }]))
    for (const { move } of lookahead(garden, worldOf(garden.view(state, seat)), seat, 1) ?? []) {
      const ending = endingOf(take(positionOf(state), taking.get.cell(move)));
      const before = garden.view(state, seat).score[seat];
      const after = copyState(state);
      garden.play(after, seat, move, new FastLuck(1));
      if (ending === undefined) continue;
      expect(garden.view(after, seat).score[seat] - before).toBe(ending.points);
      endings++;
    }
  expect(endings).toBeGreaterThan(50);
});

test.each(FULL_BOARDS)(
  '[GAR-E-4] the solver values every move as a whole search through the rules does, %o',
  (given) => {
    for (const { view, seat } of randomTurns(6, [given as Partial<Options>])) {
      if (view.ply < 6) continue;
      const world = worldOf(view);
      const searched = lookahead(garden, world, seat, 16) ?? [];
      const values = solver.values(positionOf(world)) ?? [];
      expect(values.map(({ cell, value }) => [taking.pack(cell), value])).toEqual(
        searched.map(({ move, value }) => [move, Math.sign(value)]),
      );
    }
  },
);

test('a position of a match is seen as the one game it is in', () => {
  for (const { state, seat, view } of randomTurns(1, [{ format: 'vp10' }, { format: 'wins3' }])) {
    const world = worldOf(view);
    expect(positionOf(world)).toEqual({ ...positionOf(state), layout: positionOf(world).layout });
    const list = moveList(garden);
    const moves = [...list.subarray(0, garden.legal(state, seat, list))];
    expect([...list.subarray(0, garden.legal(world, seat, list))]).toEqual(moves);
    expect(() => garden.play(world, seat, moves[0], NO_LUCK)).not.toThrow();
  }
});
