import { botOf, duel, makeStrengthTable, seeing, strength } from '@hortus/bots';
import { expect, test } from 'vitest';
import { players } from './index.ts';

/**
 * The seeds are fixed, so the figures are too.
 * The bench measures how strong the levels are; `npm run soak` plays 400.
 */
test('each level up to strong beats the one below', () => {
  const { expert: _, perfect: __, ...levels } = players.levels;
  const table = strength({ ...players, levels }, 12);
  expect(table.map(({ stronger, weaker }) => `${stronger} ${weaker}`)).toEqual([
    'beginner random',
    'novice beginner',
    'club novice',
    'strong club',
  ]);
  for (const { games, share } of table) {
    expect(games).toBe(24);
    expect(share).toBeGreaterThan(0.5);
  }
});

test('the same seed gives the same games, another seed others', () => {
  const { beginner, novice } = players.levels;
  if (beginner === undefined || novice === undefined) throw new Error('no such bots');
  const weak = { ...players, levels: { beginner, novice } };
  expect(strength(weak, 8)).toEqual(strength(weak, 8));
  expect(strength(weak, 8, 2)).not.toEqual(strength(weak, 8));
});

test('both sides are played: against itself a bot that leaves nothing to luck wins half', () => {
  const { game } = players;
  const bot = botOf(players, 'perfect');
  if (bot === undefined) throw new Error('no such bot');
  const even = seeing(game, { ...bot, choose: (view, seat) => bot.choose(view, seat, FIRST) });
  expect(duel(game, even, even, 20)).toMatchObject({ games: 40, won: 20, drawn: 0, share: 0.5 });
});

const FIRST = {
  ms: Number.POSITIVE_INFINITY,
  now: () => 0,
  rng: { below: () => 0, shuffle: () => undefined },
};

test('the table says it in a line each', () => {
  const duels = [
    {
      stronger: 'club',
      weaker: 'novice',
      games: 800,
      won: 700,
      drawn: 0,
      share: 0.875,
      low: 0.85,
      high: 0.897,
    },
  ];
  expect(makeStrengthTable(duels).split('\n')[1]).toBe('club      novice      800  87.5 %   85.0 %–89.7 %');
});

test('a duel goes on where it was left, and tells every game', () => {
  const { game } = players;
  const bots = ['club', 'random'].flatMap((level) => botOf(players, level) ?? []);
  if (bots.length < 2) throw new Error('no such bots');
  const [club, random] = bots.map((bot) => seeing(game, bot));
  const told: string[] = [];
  const whole = duel(game, club, random, 4, { after: (games) => told.push(games) });
  expect(told.map((games) => games.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const later: string[] = [];
  const rest = duel(game, club, random, 4, { before: told[4], after: (games) => later.push(games) });
  expect(later).toEqual(told.slice(5));
  expect(rest).toEqual(whole);
  expect(duel(game, club, random, 4, { before: told[7] })).toEqual(whole);
});
