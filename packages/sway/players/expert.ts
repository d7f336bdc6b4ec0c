import type { Bot } from '@hortus/bots';
import type { Game } from '@hortus/kernel';
import { Searcher, type Sight } from './search.ts';
import { emptyWorld } from './world.ts';

/** Searches in worlds that its view allows. */
export function expertBot(game: Game, level: string, sight: Sight): Bot {
  const searcher = new Searcher(game, sight);
  return {
    game: game.id,
    level,
    choose(view, seat, means) {
      const world = emptyWorld(game, means.setting);
      return searcher.choose(world, seat, (into, rng) => game.imagine(view, into, rng), means);
    },
  };
}
