import { FastLuck, type Game } from '@hortus/kernel';
import { toy } from '@hortus/testkit';
import { expect, test } from 'vitest';
import type { Bot, Means } from './bot.ts';
import { decision } from './giving-up.ts';
import { botOf, type Players } from './of-game.ts';
import { randomBot } from './random.ts';
import { imagined } from './world.ts';

const game: Game = toy;
const SETTING = { options: {}, seats: 2 };
const parsed = game.parseOptions({}, 2);
const dealt = game.create(parsed.ok ? parsed.value : undefined, 2);
game.setup(dealt, new FastLuck(1));
const SEAT = 0;
const view = game.view(dealt, SEAT);
const anybody = (): Bot => randomBot(game, (seen, { rng }) => imagined(game, seen, SETTING, rng));

/** A bot that has these chances in one world after another, and the last in all that follow. */
function botWith(...chances: readonly number[]): Bot {
  let worlds = 0;
  const players: Players = {
    game,
    levels: { club: () => ({ ...anybody(), level: 'club' }) },
    random: anybody,
    resign: true,
    draws: true,
    ...(chances.length === 0
      ? {}
      : { chances: () => () => [chances[Math.min(worlds++, chances.length - 1)] ?? 0, 1] }),
  };
  return botOf(players, 'club') as Bot;
}

const means = (more: Partial<Means> = {}): Means => ({
  rng: new FastLuck(2),
  ms: 100,
  now: () => 0,
  setting: SETTING,
  mayResign: true,
  ...more,
});
const resigns = (bot: Bot, more?: Partial<Means>): boolean =>
  decision(game, bot, view, SEAT, means(more)) === game.moves.kinds.resign.pack();

test('a bot gives up if it has lost in every world it can imagine, and may', () => {
  expect(resigns(botWith(0.001))).toBe(true);
  expect(resigns(botWith(0.001), { mayResign: false })).toBe(false);
});

test('one world with a slim chance is enough to play on, and so are many with hardly any', () => {
  expect(resigns(botWith(0, 0, 0, 0, 0, 0, 0.02))).toBe(false);
  expect(resigns(botWith(0.006))).toBe(false);
  expect(resigns(botWith(0, 0.012, 0))).toBe(true);
});

test('with more than two, without a judgement or without the time for one, nobody gives up', () => {
  expect(resigns(botWith(0), { setting: { options: {}, seats: 3 } })).toBe(false);
  expect(resigns(botWith())).toBe(false);
  let now = 0;
  expect(resigns(botWith(0), { now: () => (now += 10) })).toBe(false);
});

test('a bot agrees to a draw if it is not ahead on average, even if it sees only one world', () => {
  const agrees = (...chances: readonly number[]): boolean | undefined =>
    botWith(...chances).agrees?.(view, SEAT, means());
  expect(agrees(0.5)).toBe(true);
  expect(agrees(0.2)).toBe(true);
  expect(agrees(0.6)).toBe(false);
  expect(agrees(0.9, 0.1)).toBe(true);
  expect(agrees()).toBeUndefined();
  let now = 0;
  expect(botWith(0.6, 0).agrees?.(view, SEAT, means({ now: () => (now += 100) }))).toBe(false);
  // Of three an equal share is a third.
  const three = means({ setting: { options: {}, seats: 3 } });
  expect(botWith(0.4).agrees?.(view, SEAT, { ...three, setting: SETTING })).toBe(true);
});
