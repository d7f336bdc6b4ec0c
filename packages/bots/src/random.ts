import { type Game, moveList, type State } from '@hortus/kernel';
import type { Bot, Means } from './bot.ts';

/** Any move of its seat, all equally likely: shows how much better than nothing a level is. */
export function randomBot<S extends State>(game: Game<S>, worldOf: (view: unknown, means: Means) => S): Bot {
  const list = moveList(game);
  return {
    game: game.id,
    level: 'random',
    choose(view, seat, means) {
      const count = game.legal(worldOf(view, means), seat, list);
      // If merely invited to an aside, it declines.
      return count === 0 ? undefined : list[means.rng.below(count)];
    },
  };
}
