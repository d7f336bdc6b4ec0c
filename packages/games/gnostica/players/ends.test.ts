/** Whole games of the weaker levels, counted instead of timed: every machine plays the same. */
import { type Bot, botOf } from '@hortus/bots';
import { playMatch } from '@hortus/bots/testing/contest.ts';
import { FastLuck, lowestBit } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica, kinds, scoreOf } from '../src/index.ts';
import { players } from './index.ts';
import { greedyBot } from './testing/rivals.ts';

const time = { ms: Number.POSITIVE_INFINITY, now: () => 0 };
const CAP = 200;

const levelled = (level: string): Bot => botOf(players, level) as Bot;

test('greedy, which only counts its own points, beats the beginner about every second time', () => {
  const contest = {
    ...{ game: gnostica, bots: [greedyBot(), levelled('beginner')] },
    ...{ options: { cap: CAP }, time },
  };
  const letters = Array.from({ length: 24 }, (_, number) => playMatch(contest, 40_000 + number));
  const lost = letters.filter((letter) => letter === 'w').length;
  expect(lost).toBeGreaterThanOrEqual(8);
  expect(lost).toBeLessThanOrEqual(16);
});

/** A game of a level against itself: how it ended, and with how many points at the announcements. */
function playOut(bot: Bot, number: number): { reasons: string[]; announced: number[] } {
  const options = gnostica.parseOptions({ cap: CAP }, 2);
  if (!options.ok) throw new Error('no options');
  const [luck, rng] = [new FastLuck(number), new FastLuck(7 * number)];
  const state = gnostica.create(options.value, 2);
  const announced: number[] = [];
  for (let toAct = gnostica.setup(state, luck); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    const move = bot.choose(gnostica.view(state, seat), seat, { ...time, rng }) ?? -1;
    if (kinds.announce.is(move)) announced.push(scoreOf(state.ints, seat));
    toAct = gnostica.play(state, seat, move, luck);
  }
  return { reasons: (gnostica.outcome(state)?.reasons ?? []).map(({ code }) => code), announced };
}

test.each(['beginner', 'novice'])(
  '%s: its games against itself end, and it rarely announces in vain',
  (level) => {
    const games = Array.from({ length: 6 }, (_, number) => playOut(levelled(level), 41_000 + number));
    const ended = (code: string) => games.filter(({ reasons }) => reasons.includes(code)).length;
    expect(ended('cap')).toBe(0);
    expect(ended('announced')).toBeGreaterThanOrEqual(4);
    expect(ended('failed')).toBeLessThanOrEqual(1);
  },
);
