import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { LADDERS, stepName, stepsOf } from './levels.ts';
import { ratingsOf } from './ratings.ts';

const figures: Figures = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8'));

test.each(LADDERS)('$title: the ratings that people see are those of the bench', ({ title, players }) => {
  expect(players.ratings).toEqual(ratingsOf(title, figures));
  expect(Object.keys(players.ratings ?? {})).toEqual(Object.keys(players.levels));
});

test('ten games won for one lost are 400 points', () => {
  const [ladder] = LADDERS;
  if (ladder === undefined) throw new Error('no ladder');
  const rows = stepsOf(ladder.players).map(([stronger, weaker]) => ({
    name: stepName(ladder.title, stronger, weaker),
    against: 'at most',
    value: 1000 / 11,
    unit: '%',
    other: 85,
    ratio: 1,
    spread: [1, 1] as const,
    processes: 1,
  }));
  const made = ratingsOf(ladder.title, { levels: { seconds: 1, rows } });
  expect(made).toEqual({
    beginner: 700,
    novice: 1100,
    club: 1500,
    strong: 1900,
    expert: 2300,
    perfect: 2700,
  });
});
