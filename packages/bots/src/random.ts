import { type Game, moveList, type State } from '@hortus/kernel';
import type { Bot, Means } from './bot.ts';

/** Takes any move of its seat, each as likely: the measure of how much better than nothing a level is. */
export function randomBot<S extends State>(game: Game<S>, worldOf: (view: unknown, means: Means) => S): Bot {
  const list = moveList(game);
  return {
    game: game.id,
    level: 'random',
    choose(view, seat, means) {
      const count = game.legal(worldOf(view, means), seat, list);
      // Merely invited to say something aside, it declines.
      return count === 0 ? undefined : list[means.rng.below(count)];
    },
  };
}
