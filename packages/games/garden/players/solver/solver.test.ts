/** The solver against plain minimax over strings, which shares no code with it. */
import { expect, test } from 'vitest';
import { type NaiveGame, naivePlay, naiveScores, naiveWins } from './naive.ts';
import { opening } from './position.ts';
import { createSolver, type MoveScore } from './solver.ts';
import { dice, G1, naiveOpening, randomPosition, shuffled } from './testing.ts';

const solver = createSolver();
const RULES = ['block', 'draw'] as const;

const signs = (scores: readonly MoveScore[]) =>
  scores.map(({ cell, score }) => ({ cell, value: Math.sign(score) }));

test.each(RULES)('[GAR-END-3] late positions, full board %s: values and points as by minimax', (rule) => {
  const below = dice(rule === 'block' ? 11 : 12);
  const seen = new Set<number>();
  for (let round = 0; round < 1600; round++) {
    const [position, game] = randomPosition(below, rule, 8 + (round % 8));
    const expected = naiveScores(game);
    expect(solver.scores(position)).toEqual(expected);
    expect(solver.values(position)).toEqual(signs(expected));
    for (const { score } of expected) seen.add(Math.abs(score));
  }
  // Every result with 0 to 6 points occurred, draws only under their rule.
  for (let points = 0; points <= 6; points++) expect(seen).toContain(1 + points);
  expect(seen.has(0)).toBe(rule === 'draw');
});

test.each(RULES)('[GAR-MAT-3] after 5 moves, full board %s: values and points as by minimax', (rule) => {
  const below = dice(rule === 'block' ? 21 : 22);
  for (let round = 0; round < 6; round++) {
    const [position, game] = randomPosition(below, rule, 5);
    const expected = naiveScores(game);
    expect(solver.scores(position)).toEqual(expected);
    expect(solver.values(position)).toEqual(signs(expected));
  }
});

test('[GAR-R-7] whole gardens: the value of every first move as by plain search', () => {
  const layouts = [G1, shuffled(16, dice(31))];
  for (const layout of layouts) {
    const start: NaiveGame = naiveOpening(layout, 'block');
    for (const { cell, value } of solver.values(opening(layout)) ?? [])
      expect(value, `${layout} ${cell}`).toBe(naiveWins(naivePlay(start, cell)) ? -1 : 1);
  }
});

test.each(RULES)('a player of few plies sees what minimax of that depth sees, full board %s', (rule) => {
  const below = dice(41);
  for (let round = 0; round < 300; round++) {
    const moves = 4 + (round % 12);
    const [position, game] = randomPosition(below, rule, moves);
    const plies = 1 + below(moves < 7 ? 4 : 7);
    expect(solver.foresee(position, plies)).toEqual(signs(naiveScores(game, plies)));
  }
});
