import { expect, test } from 'vitest';
import { garden, MOVES } from '../src/index.ts';
import { analyseGarden as analyse } from './analyse.ts';
import { position, randomTurns, turnOf, UNHURRIED } from './garden.testing.ts';
import { createSolver } from './solver/solver.ts';
import { positionOf } from './world.ts';

const solver = createSolver();
const G0 = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top - move X';

test('[GAR-E-4] every legal move with its exact value, best first', () => {
  for (const { state, seat, view } of randomTurns(2, [{}, { fullBoard: 'draw' }, { format: 'vp10' }])) {
    const analysis = analyse(view, seat, UNHURRIED);
    const values = (solver.values(positionOf(state)) ?? []).map(({ cell, value }) => [cell, value]);
    expect(analysis?.exact).toBe(true);
    const given = analysis?.moves.map(({ move, value }) => [MOVES.kinds.take.get.cell(move), value]) ?? [];
    expect(new Map(given as [number, number][])).toEqual(new Map(values as [number, number][]));
    expect(given).toHaveLength(values.length);
    expect(given.map(([, value]) => value)).toEqual(given.map(([, value]) => value).sort((a, b) => b - a));
    expect(analyse(view, seat, UNHURRIED)?.moves[0]).toEqual(analysis?.moves[0]);
  }
});

test('[GAR-S-5][GAR-MAT-3] points where points are scored: a square on move 7 is worth 9', () => {
  const played = 'a2 d2 b2 b4 b3 d3';
  const inPoints = turnOf(position(`${G0} format vp15`, played));
  const single = turnOf(position(G0, played));
  const a3 = garden.notation.parseMove(single.state, single.seat, 'a3');
  const best = a3.ok ? { move: a3.value, value: 1 } : undefined;
  expect(analyse(single.view, single.seat, UNHURRIED)?.moves[0]).toEqual(best);
  expect(analyse(inPoints.view, inPoints.seat, UNHURRIED)?.moves[0]).toEqual({ ...best, points: 9 });
});

test('points lost are below 0, the fewest first, and never minus nothing', () => {
  let lost = 0;
  for (const { view, seat } of randomTurns(3, [{ format: 'vp20' }, { format: 'vp20', fullBoard: 'draw' }])) {
    const { moves = [] } = analyse(view, seat, UNHURRIED) ?? {};
    const points = moves.map((move) => move.points ?? Number.NaN);
    expect(points.some((one) => Object.is(one, -0))).toBe(false);
    for (const [i, { value }] of moves.entries()) {
      if (value === 1) expect(points[i]).toBeGreaterThanOrEqual(0);
      else if (value === 0) expect(points[i]).toBe(0);
      else expect(points[i]).toBeLessThanOrEqual(0);
    }
    const losing = points.filter((_, i) => moves[i].value === -1);
    expect(losing).toEqual([...losing].sort((a, b) => b - a));
    lost += losing.length;
  }
  expect(lost).toBeGreaterThan(20);
});

test('only the player to move has moves to analyse, and nobody after the end', () => {
  const { view, seat } = turnOf(position(G0));
  expect(analyse(view, 1 - seat, UNHURRIED)).toBeUndefined();
  const over = position(G0, 'a2 d2 b2 b4 b3 d3 a3');
  for (const viewer of [0, 1]) expect(analyse(garden.view(over, viewer), viewer, UNHURRIED)).toBeUndefined();
});

test('without time the answer is not exact, and what it says is still true', () => {
  let proved = 0;
  for (const { state, seat, view } of randomTurns(3, [{ format: 'vp10' }])) {
    const analysis = analyse(view, seat, { ms: 0, now: () => 0 });
    expect(analysis?.exact).toBe(false);
    const values = new Map((solver.values(positionOf(state)) ?? []).map(({ cell, value }) => [cell, value]));
    expect(analysis?.moves).toHaveLength(values.size);
    for (const { move, value, points } of analysis?.moves ?? []) {
      expect(points).toBeUndefined();
      if (value === 0) continue;
      expect(value).toBe(values.get(MOVES.kinds.take.get.cell(move)));
      proved++;
    }
  }
  expect(proved).toBeGreaterThan(10);
});
