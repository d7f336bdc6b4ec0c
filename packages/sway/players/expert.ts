import { type Bot, emptyWorld } from '@hortus/bots';
import type { Game } from '@hortus/kernel';
import type { SwayState } from '../src/index.ts';
import type { Figures } from './figures.ts';
import { type SearchBreadth, Searcher } from './search.ts';
import type { Value } from './value/learned.ts';

/** Searches in worlds that its view allows. */
export function expertBot(
  game: Game,
  level: string,
  figures: Figures,
  value: Value,
  sight: SearchBreadth,
): Bot {
  const searcher = new Searcher(game, figures, value, sight);
  return {
    game: game.id,
    level,
    choose(view, seat, means) {
      // Before anything else: the engine may compile the search as it is called, for several milliseconds.
      const begun = means.now();
      const world: SwayState = emptyWorld(game, means.setting);
      return searcher.choose(world, seat, (into, rng) => game.imagine(view, into, rng), means, begun);
    },
  };
}
