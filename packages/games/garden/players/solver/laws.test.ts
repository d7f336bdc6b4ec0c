/** What must be true of exact values in any garden, whoever computed them. */
import { expect, test } from 'vitest';
import { endingOf, type FullBoard, opening, type Position, take } from './position.ts';
import { createSolver } from './solver.ts';
import { type Dice, dice, randomPosition, shuffled } from './testing.ts';

const solver = createSolver();

const bestOf = (position: Position) => {
  const best = solver.best(position);
  if (!best) throw new Error('given up without a limit');
  return best;
};

test.each(['block', 'draw'] as const)(
  'a move is worth what it leaves to the other side, full board %s',
  (rule) => {
    const below = dice(51);
    for (let round = 0; round < 60; round++) {
      const [position] = randomPosition(below, rule, round % 12);
      for (const { cell, score } of solver.scores(position) ?? []) {
        const next = take(position, cell);
        const ending = endingOf(next);
        if (!ending) expect(score).toBe(0 - bestOf(next).score);
        else expect(score).toBe(ending.winner === undefined ? 0 : 1 + ending.points);
      }
    }
  },
);

/** GAR-E-4 A random rotation or reflection of the cells, and a renaming or exchange of the features. */
const symmetry = (below: Dice) => {
  const [turns, mirror, exchange] = [below(4), below(2), below(2)];
  const [vegetation, symbol] = [shuffled(4, below), shuffled(4, below)];
  const cellTo = (cell: number): number => {
    let [row, col] = [cell >> 2, cell & 3];
    for (let turn = 0; turn < turns; turn++) [row, col] = [col, 3 - row];
    return row * 4 + (mirror ? 3 - col : col);
  };
  const tileTo = (tile: number): number => {
    const [v, s] = [vegetation[tile >> 2], symbol[tile & 3]];
    return exchange ? s * 4 + v : v * 4 + s;
  };
  return { cellTo, tileTo };
};

test('[GAR-E-4] turned, mirrored, renamed and exchanged gardens have the same values', () => {
  const below = dice(61);
  for (let round = 0; round < 60; round++) {
    const layout = shuffled(16, below);
    const { cellTo, tileTo } = symmetry(below);
    const image: number[] = [];
    for (let cell = 0; cell < 16; cell++) image[cellTo(cell)] = tileTo(layout[cell]);
    const fullBoard: FullBoard = round % 2 === 0 ? 'block' : 'draw';
    const expected = (solver.scores(opening(layout, fullBoard)) ?? [])
      .map(({ cell, score }) => ({ cell: cellTo(cell), score }))
      .sort((a, b) => a.cell - b.cell);
    expect(expected).toHaveLength(12);
    expect(solver.scores(opening(image, fullBoard))).toEqual(expected);
  }
});

/** Plays on to the end, and returns the final score for the side to move at the start. */
const playOut = (start: Position, choose: (position: Position, own: boolean) => number): number => {
  let position = start;
  for (let own = true; ; own = !own) {
    position = take(position, choose(position, own));
    const ending = endingOf(position);
    if (!ending) continue;
    if (ending.winner === undefined) return 0;
    return own ? 1 + ending.points : -1 - ending.points;
  }
};

const randomBest = (position: Position, below: Dice): number => {
  const { cells } = bestOf(position);
  return cells[below(cells.length)];
};

test.each(['block', 'draw'] as const)('perfect play keeps what it has, full board %s', (rule) => {
  const below = dice(71);
  let won = 0;
  for (let round = 0; round < 120; round++) {
    const [start] = randomPosition(below, rule, round % 10);
    const { score } = bestOf(start);
    won += score > 0 ? 1 : 0;
    const perfect = playOut(start, (position) => randomBest(position, below));
    expect(perfect).toBe(score);
    const againstChance = playOut(start, (position, own) => {
      if (own) return randomBest(position, below);
      const moves = solver.foresee(position, 1) ?? [];
      return moves[below(moves.length)].cell;
    });
    expect(againstChance).toBeGreaterThanOrEqual(score);
  }
  expect(won).toBeGreaterThan(20);
});

test('tiles already taken need not be known, and an ended game has no moves', () => {
  const below = dice(81);
  for (let round = 0; round < 50; round++) {
    const [position] = randomPosition(below, 'block', 1 + (round % 12));
    const layout = position.layout.map((tile, cell) =>
      ((position.x | position.o) >> cell) & 1 ? undefined : tile,
    );
    expect(solver.scores({ ...position, layout })).toEqual(solver.scores(position));
    let end = position;
    while (!endingOf(end)) end = take(end, randomBest(end, below));
    expect(solver.values(end)).toEqual([]);
    expect(bestOf(end)).toEqual({ score: 0, cells: [] });
  }
});

test('a limit gives up at once and leaves the solver as it was', () => {
  const start = opening(shuffled(16, dice(91)));
  const values = solver.values(start);
  let asked = 0;
  expect(values).toHaveLength(12);
  expect(solver.values(start, { stop: () => ++asked === 2 })).toBeUndefined();
  expect(asked).toBe(2);
  expect(solver.best(start, { nodes: 100 })).toBeUndefined();
  expect(solver.values(start, { nodes: 1_000_000, stop: () => false })).toEqual(values);
});

test('what is no position of Garden is refused', () => {
  const start = opening(shuffled(16, dice(92)));
  const twice = start.layout.map((tile, cell) => (cell === 3 ? start.layout[7] : tile));
  expect(() => solver.values({ ...start, layout: twice })).toThrow('tiles');
  expect(() => solver.values({ ...start, x: 1 })).toThrow('top tile');
  expect(() => solver.values({ ...start, x: 1, o: 1, top: 2 })).toThrow('tokens');
  expect(() => solver.values({ ...start, o: 1, top: start.layout[0] })).toThrow('tokens');
});
