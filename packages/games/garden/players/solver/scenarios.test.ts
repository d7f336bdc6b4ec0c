/** The ledger's scenarios played in the solver's own representation. */
import { expect, test } from 'vitest';
import { cellsOf, endingOf, legalCells, opening } from './position.ts';
import { createSolver } from './solver.ts';
import { cellName, cellNamed, G0, G1, playedFrom } from './testing.ts';

const solver = createSolver();

const ENDINGS = [
  ['GAR-S-1', 'block', G0, 'c4 d4 b4 b3 a3 a2 a1 a4', 'O', 'block', 8],
  ['GAR-S-5', 'square', G0, 'a2 d2 b2 b4 b3 d3 a3', 'X', 'shape', 9],
  ['GAR-S-6', 'diagonal', G0, 'a4 a3 b3 d3 d1 d2 c2', 'X', 'shape', 9],
  ['GAR-S-7', 'row', G1, 'c4 a2 b4 c2 a4 b2 d4', 'X', 'shape', 9],
  ['GAR-S-8', 'square by the second player', G1, 'c1 b2 a3 b1 c4 a2 b3 a1', 'O', 'shape', 8],
  ['GAR-S-9', 'shape and block together', G1, 'a2 c1 d3 c2 b1 c3 d2 c4', 'O', 'shape', 8],
  ['GAR-S-10', 'block in a mixed garden', G1, 'd1 a2 b3 a1 c2 a3 b1 b4', 'O', 'block', 8],
] as const;

test.each(ENDINGS)('[%s] %s', (_id, _title, layout, moves, winner, by, points) => {
  for (const rule of ['block', 'draw'] as const) {
    const before = playedFrom(opening(layout, rule), moves.slice(0, -3));
    const last = cellNamed(moves.slice(-2));
    expect(endingOf(before)).toBeUndefined();
    expect(endingOf(playedFrom(before, moves.slice(-2)))).toEqual({ winner, by, points });
    expect(solver.values(before)).toContainEqual({ cell: last, value: 1 });
    expect(solver.scores(before)).toContainEqual({ cell: last, score: 1 + points });
    expect(solver.foresee(before, 1)).toContainEqual({ cell: last, value: 1 });
  }
});

const FULL = 'a2 c2 c1 c4 c3 b3 a3 a1 a4 d4 b4 b2 d2 d3 d1 b1';
const FULL_SHAPE = 'd3 d4 d2 d1 b1 b3 b4 b2 c2 c4 a4 a2 a3 a1 c1 c3';

test('[GAR-S-11] the last tile blocks: O wins without points', () => {
  expect(endingOf(playedFrom(opening(G0), FULL))).toEqual({ winner: 'O', by: 'full board', points: 0 });
  expect(solver.scores(playedFrom(opening(G0), FULL.slice(0, -3)))).toEqual([
    { cell: cellNamed('b1'), score: 1 },
  ]);
});

test('[GAR-S-19] the last tile draws if so agreed', () => {
  const start = opening(G0, 'draw');
  expect(endingOf(playedFrom(start, FULL))).toEqual({ winner: undefined, by: 'full board', points: 0 });
  expect(solver.scores(playedFrom(start, FULL.slice(0, -3)))).toEqual([{ cell: cellNamed('b1'), score: 0 }]);
});

test('[GAR-S-20] a shape with the last tile wins under either option', () => {
  for (const rule of ['block', 'draw'] as const) {
    const start = opening(G0, rule);
    expect(endingOf(playedFrom(start, FULL_SHAPE))).toEqual({ winner: 'O', by: 'shape', points: 0 });
    expect(solver.scores(playedFrom(start, FULL_SHAPE.slice(0, -3)))).toEqual([
      { cell: cellNamed('c3'), score: 1 },
    ]);
  }
});

const LEGAL = [
  ['GAR-S-2', 'first move', G0, '', 'a4 b4 c4 d4 a3 d3 a2 d2 a1 b1 c1 d1'],
  ['GAR-S-2', 'second move', G0, 'b4', 'a4 c4 d4 b3 b2 b1'],
  ['GAR-S-3', 'matching', G0, 'a4', 'b4 c4 d4 a3 a2 a1'],
  ['GAR-S-4', 'only the top tile', G0, 'a4 a3', 'b3 c3 d3 a2 a1'],
  ['GAR-S-17', 'winning cell out of reach', G1, 'c1 a2 c4 b1 c3 d2', 'd4 b3 a1'],
  ['GAR-S-21', 'broken diagonal', G0, 'c4 c1 b1 d1 d3 d2 a2', 'a4 a3 b2 c2 a1'],
] as const;

test.each(LEGAL)('[%s] legal cells: %s', (_id, _title, layout, moves, legal) => {
  const start = opening(layout);
  const position = moves === '' ? start : playedFrom(start, moves);
  expect(cellsOf(legalCells(position)).map(cellName).join(' ')).toBe(legal);
  expect(
    solver
      .values(position)
      ?.map(({ cell }) => cellName(cell))
      .join(' '),
  ).toBe(legal);
});

test('[GAR-S-4] an illegal cell is no move', () => {
  expect(() => playedFrom(opening(G0), 'a4 a3 b4')).toThrow('not legal');
  expect(() => playedFrom(opening(G0), 'b3')).toThrow('not legal');
});
