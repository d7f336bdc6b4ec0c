import type { Players } from '@hortus/bots';
import { imagined, randomBot } from '@hortus/bots';
import type { Game } from '@hortus/kernel';
import { type NetworkFile, readNetwork } from '@hortus/search';
import { swayChances } from './chances.ts';
import { expertBot } from './expert.ts';
import type { Figures } from './figures.ts';
import type { SearchBreadth } from './search.ts';
import { thumbBot } from './thumb.ts';
import { swayPupil } from './value/pupil.ts';

export const EXPERT: SearchBreadth = { lines: 10, plots: 1, worlds: 1 };

/** The players of either game: what differs between the two is in their rules, and in what was measured of each. */
export function swayPlayers(game: Game, figures: Figures, value: NetworkFile): Players {
  const network = readNetwork(value);
  return {
    game,
    levels: {
      novice: () => thumbBot(game, 'novice', 25),
      club: () => thumbBot(game, 'club', 0),
      expert: () => expertBot(game, 'expert', figures, network, EXPERT),
    },
    chances: () => swayChances(game, figures, network),
    pupil: () => swayPupil(game, figures),
    random: () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng)),
  };
}
