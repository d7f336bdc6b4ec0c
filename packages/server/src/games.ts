import { LEVELS } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';

/** The games of this server, each with its newest rules. */
export class Games {
  readonly all: readonly Game[];

  constructor(games: readonly Game[]) {
    this.all = games;
  }

  newest(id: string): Game | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** The game with exactly these rules; undefined if this server no longer, or doesn't yet, know them. */
  withRules(id: string, rulesVersion: number): Game | undefined {
    const game = this.newest(id);
    return game?.rulesVersion === rulesVersion ? game : undefined;
  }

  get rules(): Record<string, number> {
    return Object.fromEntries(this.all.map(({ id, rulesVersion }) => [id, rulesVersion]));
  }
}

/** The bot that takes over an abandoned seat: neither the weakest nor the strongest. */
export function standInLevel(game: string): string | undefined {
  const levels = LEVELS(game);
  return levels[Math.floor(levels.length / 2)];
}
