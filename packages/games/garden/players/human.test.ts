import { mustChoose } from '@hortus/bots';
import { FastLuck } from '@hortus/kernel';
import { lookahead } from '@hortus/search';
import { expect, test, vi } from 'vitest';
import { garden, MOVES } from '../src/index.ts';
import { randomTurns, type Turn, UNHURRIED } from './garden.testing.ts';
import { humanBot } from './human.ts';
import { createSolver } from './solver/solver.ts';
import { positionOf, worldOf } from './world.ts';

const solver = createSolver();
const SHARP = { own: 0, later: 0 };

const valuesWithin = ({ view }: Turn, plies: number): Map<number, number> =>
  new Map(
    (solver.foresee(positionOf(worldOf(view)), plies) ?? []).map(({ cell, value }) => [
      MOVES.kinds.take.pack(cell),
      value,
    ]),
  );

test.each([1, 2, 3, 5])('looking %i plies ahead through the rules sees what the solver sees', (plies) => {
  for (const turn of randomTurns(2, [{}, { fullBoard: 'draw' }])) {
    const world = worldOf(turn.view);
    const seen = (lookahead(garden, world, turn.seat, plies) ?? []).map(({ move, value }) => [
      move,
      Math.sign(value),
    ]);
    expect(new Map(seen as [number, number][])).toEqual(valuesWithin(turn, plies));
  }
});

test.each([2, 5])('who sees %i plies and overlooks nothing makes no mistake within them', (plies) => {
  const bot = humanBot('sharp', { plies, overlooks: SHARP });
  let decided = 0;
  for (const turn of randomTurns(4, [{}])) {
    const values = valuesWithin(turn, plies);
    const move = mustChoose(bot, turn.view, turn.seat, { ...UNHURRIED, rng: new FastLuck(3) });
    expect(values.get(move)).toBe(Math.max(...values.values()));
    if (new Set(values.values()).size > 1) decided++;
  }
  expect(decided).toBeGreaterThan(10);
});

test('who overlooks things makes mistakes, as often as the rate says, and not with every luck', () => {
  const wins = randomTurns(60, [{}]).filter((turn) => {
    const values = [...valuesWithin(turn, 1).values()];
    return values.filter((value) => value === 1).length === 1 && values.length > 1;
  });
  const missed = (own: number): number => {
    const bot = humanBot('blind', { plies: 2, overlooks: { own, later: 0 } });
    return wins.filter((turn, i) => {
      const move = mustChoose(bot, turn.view, turn.seat, { ...UNHURRIED, rng: new FastLuck(i) });
      return valuesWithin(turn, 1).get(move) !== 1;
    }).length;
  };
  expect(wins.length).toBeGreaterThan(40);
  expect(missed(0)).toBe(0);
  expect(missed(300) / wins.length).toBeGreaterThan(0.15);
  expect(missed(300) / wins.length).toBeLessThan(0.45);
});

test('who overlooks everything still moves', () => {
  const bot = humanBot('asleep', { plies: 2, overlooks: { own: 1000, later: 1000 } });
  for (const turn of randomTurns(1, [{}])) {
    const move = mustChoose(bot, turn.view, turn.seat, { ...UNHURRIED, rng: new FastLuck(1) });
    expect(garden.judge(turn.state, turn.seat, move)).toBeUndefined();
  }
});

test('never works long without looking at the clock', () => {
  const bot = humanBot('deep', { plies: 7, overlooks: SHARP });
  const [turn] = randomTurns(1, [{}]);
  const played = vi.spyOn(garden, 'play');
  let before = 0;
  let longest = 0;
  const now = (): number => {
    longest = Math.max(longest, played.mock.calls.length - before);
    before = played.mock.calls.length;
    return 0;
  };
  mustChoose(bot, turn.view, turn.seat, { ms: 1, now, rng: new FastLuck(1) });
  expect(played.mock.calls.length).toBeGreaterThan(20_000);
  expect(longest).toBeLessThan(2000);
});
