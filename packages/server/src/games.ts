import { LEVELS } from '@hortus/bots';
import { GAMES, gameById } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';

/** The game with just these rules; undefined where this server no longer, or not yet, knows them. */
export function gameWith(id: string, rulesVersion: number): Game | undefined {
  const game = gameById(id);
  return game?.rulesVersion === rulesVersion ? game : undefined;
}

export const newestRules = (): Record<string, number> =>
  Object.fromEntries(GAMES.map(({ id, rulesVersion }) => [id, rulesVersion]));

/** Who takes over a seat that was left: neither the weakest nor the strongest. */
export function standInLevel(game: string): string | undefined {
  const levels = LEVELS(game);
  return levels[Math.floor(levels.length / 2)];
}
