import type { Players } from '@hortus/bots';
import { imagined, randomBot } from '@hortus/bots';
import type { Game } from '@hortus/kernel';
import { swayChances } from './chances.ts';
import { expertBot } from './expert.ts';
import type { Figures } from './figures.ts';
import type { SearchBreadth } from './search.ts';
import { thumbBot } from './thumb.ts';

export const EXPERT: SearchBreadth = { lines: 10, plots: 1, worlds: 4 };

/** The players of either game: what differs between the two is in their rules, and in what was measured of each. */
export function swayPlayers(game: Game, figures: Figures): Players {
  return {
    game,
    levels: {
      novice: () => thumbBot(game, 'novice', 25),
      club: () => thumbBot(game, 'club', 0),
      expert: () => expertBot(game, 'expert', figures, EXPERT),
    },
    chances: () => swayChances(game, figures),
    random: () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng)),
  };
}
