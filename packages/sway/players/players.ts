import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import type { Game } from '@hortus/kernel';
import { expertBot } from './expert.ts';
import type { Sight } from './search.ts';
import { thumbBot } from './thumb.ts';
import { imagined } from './world.ts';

export const EXPERT: Sight = { lines: 10, plots: 1, worlds: 4 };

/** The players of either game: what differs between the two is in their rules. */
export function swayPlayers(game: Game): Players {
  return {
    game,
    levels: {
      novice: () => thumbBot(game, 'novice', 25),
      club: () => thumbBot(game, 'club', 0),
      expert: () => expertBot(game, 'expert', EXPERT),
    },
    random: () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng)),
  };
}
