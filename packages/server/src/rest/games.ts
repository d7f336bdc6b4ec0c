import { LEVELS } from '@hortus/bots';
import { GAMES } from '@hortus/catalogue';
import { gameInfo } from '@hortus/protocol';
import * as z from 'zod';
import type { App } from '../http/app.ts';

export function gameRoutes(app: App): void {
  const games = GAMES.map(({ id, title, rulesVersion, seats, optionSchema }) => ({
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
