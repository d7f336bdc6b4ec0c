// Every puzzle that comes with a game is proved again, by the same search that found it.
import type { Puzzle } from '@hortus/bots';
import { faultsOf } from '@hortus/bots/puzzles';
import { expect, test } from 'vitest';
import { KITS } from './kits.ts';

test.each(KITS)('$id: each puzzle has exactly one right move at every step', async (kit) => {
  const puzzles = await kit.puzzles();
  const { game, prover } = await kit.players();
  if (puzzles.length === 0) return;
  const proves = prover?.();
  expect(proves, 'somebody proves them').toBeDefined();
  if (proves === undefined) return;
  for (const puzzle of puzzles)
    expect({ id: puzzle.id, faults: faultsOf(game, proves, puzzle) }).toEqual({ id: puzzle.id, faults: [] });
});

test.each(KITS)('$id: puzzles go from easy to hard, and no id is used twice', async (kit) => {
  const puzzles = await kit.puzzles();
  const ratings = puzzles.map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

/** A fault planted in a puzzle of Garden, and what the check says of it. */
test.each<[string, (puzzle: Puzzle) => Puzzle, RegExp]>([
  [
    'another move',
    (one) => stepped(one, { move: Object.keys(one.line[0]?.wrong ?? {})[0] ?? '' }),
    /right is/,
  ],
  [
    'an answer that spoils nothing',
    (one) => stepped(one, { wrong: { [one.line[0]?.move ?? '']: one.line[0]?.answers[0] ?? 'a1' } }),
    /spoil|nobody/,
  ],
  ['an answer nobody can give', (one) => stepped(one, { answers: ['z9'] }), /nobody answers/],
  ['no line', (one) => ({ ...one, line: [] }), /nothing to find/],
  ['another aim', (one) => ({ ...one, aim: 'glory' }), /nobody proves/],
])('a puzzle with %s is found out', async (_, spoil, said) => {
  const kit = KITS.find(({ id }) => id === 'garden');
  const players = await kit?.players();
  const prover = players?.prover?.();
  const puzzle = (await kit?.puzzles())?.find(({ line }) => line.length > 1);
  if (players === undefined || prover === undefined || puzzle === undefined) throw new Error('no puzzles');
  expect(faultsOf(players.game, prover, spoil(puzzle)).join('; ')).toMatch(said);
});

const stepped = (puzzle: Puzzle, change: Partial<Puzzle['line'][number]>): Puzzle => ({
  ...puzzle,
  line: puzzle.line.map((step, i) => (i === 0 ? { ...step, ...change } : step)),
});
