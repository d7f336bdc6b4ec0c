import { type Bot, botOf } from '@hortus/bots';
import { playMatch } from '@hortus/bots/testing/contest.ts';
import { expect, test } from 'vitest';
import { gnostica } from '../src/index.ts';
import { players } from './index.ts';

const random = botOf(players, 'random') as Bot;

test('the first sits in every seat in turn, and hears how long its turns took', () => {
  const seats: number[] = [];
  const first: Bot = {
    ...random,
    choose(view, seat, means) {
      seats.push(seat);
      return random.choose(view, seat, means);
    },
  };
  let clock = 0;
  const contest = {
    game: gnostica,
    bots: [first, random, random],
    options: { start: 'seat' },
    time: { ms: 50, now: () => clock++ },
  };
  const longest: number[] = [];
  const letters = [0, 1, 2, 3].map((number) => {
    seats.length = 0;
    const turns: number[] = [];
    const letter = playMatch(contest, number, (ms) => turns.push(ms));
    expect(new Set(seats)).toEqual(new Set([number % 3]));
    longest.push(Math.max(...turns));
    return letter;
  });
  // A decision takes a tick of this clock: turns of several steps are counted together.
  expect(Math.max(...longest)).toBeGreaterThan(1);
  expect(letters.join('')).toMatch(/^[wld]{4}$/);
  expect([0, 1, 2, 3].map((number) => playMatch(contest, number))).toEqual(letters);
});

test('each deal comes once for every seat of the first, then another', () => {
  const dealt: unknown[] = [];
  const bots = [0, 1].map(
    (): Bot => ({
      ...random,
      choose(view, seat, means) {
        const { turns, hands } = view as { turns: number; hands: readonly { cards: unknown }[] };
        if (turns === 0 && seat === 0) dealt[number] ??= hands[0].cards;
        return random.choose(view, seat, means);
      },
    }),
  );
  let number = 0;
  const contest = {
    game: gnostica,
    ...{ bots, options: { start: 'seat', cap: 2 }, time: { ms: 50, now: () => 0 } },
  };
  for (; number < 4; number++) playMatch(contest, number);
  expect(dealt[1]).toEqual(dealt[0]);
  expect(dealt[2]).not.toEqual(dealt[0]);
  expect(dealt[3]).toEqual(dealt[2]);
});
