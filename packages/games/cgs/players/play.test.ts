import { type Bot, botOf } from '@hortus/bots';
import { playMatch } from '@hortus/bots/testing/contest.ts';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { players } from './index.ts';

const bot = (level: string): Bot => {
  const found = botOf(players, level);
  if (found === undefined) throw new Error(`no ${level} bot`);
  return found;
};
/** The quick session; time is not what decides. */
const OPTIONS = { pack: 'comet-year', skip: 1 };

test.each([
  ['club', 'random'],
  ['club', 'novice'],
])('%s wins most of twelve sessions against %s', (level, rival) => {
  const contest = {
    game: cgs,
    bots: [bot(level), bot(rival)],
    options: OPTIONS,
    time: { ms: 20, now: () => 0 },
  };
  const letters = Array.from({ length: 12 }, (_, i) => playMatch(contest, i)).join('');
  expect(letters.match(/l/g)?.length ?? 0).toBeLessThanOrEqual(3);
  expect(letters.match(/w/g)?.length ?? 0).toBeGreaterThanOrEqual(7);
});

test('expert plays a session of four to its end', () => {
  const contest = {
    game: cgs,
    bots: ['expert', 'club', 'club', 'novice'].map(bot),
    options: OPTIONS,
    time: { ms: 2, now: () => 0 },
  };
  expect(playMatch(contest, 1)).toMatch(/[wld]/);
});
