/** The laws of a match, in a browser's worker: what the page can ask of it, and no more. */
import type { Bot } from '@hortus/bots';
import { garden } from '@hortus/garden';
import { G0, type Hosting, hiddenLaws, hostLaws, SimClock } from '@hortus/host/testing';
import { type Entry, type Game, moveList, type PackedJson, secretFromSeed } from '@hortus/kernel';
import { LocalHost } from './local-host.ts';

/** Plays the first move that its view allows. */
const anyBot = (game: Game): Bot => ({
  game: game.id,
  level: 'club',
  choose(view, seat, { rng, setting }) {
    const options = game.parseOptions(setting?.options, setting?.seats ?? 2);
    if (!options.ok) return undefined;
    const world = game.create(options.value, setting?.seats ?? 2);
    game.imagine(view, world, rng);
    const list = moveList(game);
    return game.legal(world, seat, list) > 0 ? list[0] : undefined;
  },
});

const worker: Hosting = {
  isShared: false,
  isPlain: true,
  pace: { thinks: 1000, after: 0, answersAfter: 220 },
  begin: async ({ seats, game = garden, options = { first: 'A', garden: G0 }, takeBacks = true }) => {
    const clock = new SimClock();
    let stored: readonly Entry[] = [];
    let secrets = 0;
    const setup = {
      id: 'match',
      game: game.id,
      options,
      takeBacks,
      seats: seats.map((kind, i) => ({
        kind,
        name: `${i}`,
        ...(kind === 'bot' ? { level: 'club' } : {}),
      })),
    };
    const host = LocalHost.begin(game, setup, {
      clock,
      secret: () => secretFromSeed(`secret ${secrets++}`),
      bot: () => anyBot(game),
      keep: async ({ log }) => {
        stored = log.entries;
      },
    });
    await host.start();
    const moveOf = (json: PackedJson): number => {
      const move = game.moves.fromJson(json);
      if (!move.ok) throw new Error('unreadable');
      return move.value;
    };
    return {
      clock,
      sight: (seat) => host.sight(seat),
      stored: () => stored,
      play: (seat, move) => host.play(seat, [moveOf(move)]),
      // On one screen a person takes back their last move, and everybody there agrees.
      ask: (seat) => host.takeBack(seat),
      answer: async () => undefined,
    };
  },
};

hostLaws('in a browser’s worker', worker);
hiddenLaws('in a browser’s worker', worker);
