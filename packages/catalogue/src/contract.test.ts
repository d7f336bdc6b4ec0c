import type { Bot } from '@hortus/bots';
import { BOT_CONTRACT, scenesOf, someOf } from '@hortus/bots/testing/contract.ts';
import { type GardenState, garden, MOVES, type View } from '@hortus/garden';
import { worldOf } from '@hortus/garden/players/world.ts';
import type { Game } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { analyse, botFor, GAMES, gameById, LEVELS, loadGames, review } from './at-hand.ts';

await loadGames();

const bots = GAMES.flatMap(({ id }) => ['random', ...LEVELS(id)].map((level) => ({ id, level })));
const checks = Object.keys(BOT_CONTRACT);

/** Made once per game: checks don't change them. Garden's bots end on their own, so they aren't held to a clock. */
const scenes = new Map(
  GAMES.map(({ id }) => {
    const all = scenesOf(gameById(id) as Game, 9);
    return [id, id === 'garden' ? someOf(all, 40, Number.POSITIVE_INFINITY) : someOf(all, 12, 12)];
  }),
);

test.each(bots.flatMap((bot) => checks.map((check) => ({ ...bot, check }))))(
  '$id $level: $check',
  ({ id, level, check }) => {
    const game = gameById(id);
    if (game === undefined) throw new Error(`${id} is not there`);
    const make = (): Bot => botFor(id, level) as Bot;
    expect(make()).toMatchObject({ game: id, level });
    BOT_CONTRACT[check](game, make, scenes.get(id) ?? []);
  },
);

test('Garden has six levels; a game without bots has none, and nothing is found there', () => {
  expect(LEVELS('garden')).toEqual(['beginner', 'novice', 'club', 'strong', 'expert', 'perfect']);
  const time = { ms: 1, now: () => 0 };
  for (const id of ['no-such-game', 'toString', 'constructor']) {
    expect(LEVELS(id)).toEqual([]);
    expect(botFor(id, 'random')).toBeUndefined();
    expect(analyse(id, {}, 0, time)).toBeUndefined();
    expect(review(id, [], time)).toBeUndefined();
  }
  expect(botFor('garden', 'toString')).toBeUndefined();
});

/** Bots that break one rule each, made from this one. */
const random = botFor('garden', 'random') as Bot;
let calls = 0;
let peeked: GardenState | undefined;
const faulty: Record<string, () => Bot> = {
  'chooses legal moves only': () => ({ ...random, choose: () => MOVES.kinds.take.pack(5) }),
  'chooses the same for the same view and luck': () => ({
    ...random,
    choose: (view, seat, means) =>
      random.choose(view, seat, { ...means, rng: { ...means.rng, below: (n) => calls++ % n } }),
  }),
  'leaves the view as it was': () => ({
    ...random,
    choose(view, seat, means) {
      (view as { ply: number }).ply++;
      return random.choose(view, seat, means);
    },
  }),
  'sees nothing but the view': () => ({
    ...random,
    choose(view, seat, means) {
      const known = peeked === undefined ? 0 : peeked.ints.length;
      peeked = worldOf(view as View);
      return random.choose(view, seat, { ...means, rng: { ...means.rng, below: (n) => known % n } });
    },
  }),
  'stops when time is up, with a legal move': () => ({
    ...random,
    choose(view, seat, means) {
      for (let i = 0; i < 20; i++) means.now();
      return random.choose(view, seat, means);
    },
  }),
};

test.each(checks)('a bot that breaks it is caught: %s', (check) => {
  const make = faulty[check];
  expect(() => BOT_CONTRACT[check](garden, make, scenesOf(garden, 6))).toThrow();
});
