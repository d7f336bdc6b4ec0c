import { LEVELS } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';
import { gameInfo } from '@hortus/protocol';
import * as z from 'zod';
import type { App } from '../http/app.ts';

export function gameRoutes(app: App, all: readonly Game[]): void {
  const games = all.map(({ id, title, rulesVersion, seats, optionSchema }) => ({
    id,
    title,
    rulesVersion,
    seats: [...seats],
    options: { ...optionSchema },
    levels: [...LEVELS(id)],
  }));
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['games'],
        summary: 'The games, their options and their bots',
        response: { 200: z.object({ games: z.array(gameInfo) }) },
      },
    },
    async () => ({ games }),
  );
}
