/** A game with its players, loaded when it is first needed: a page brings only what is played. */
import type { Players } from '@hortus/bots';

/** One line a game. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly players: Players }>>> = {
  garden: () => import('@hortus/garden/players/index.ts'),
  gnostica: () => import('@hortus/gnostica/players/index.ts'),
  genesis: () => import('@hortus/genesis/players/index.ts'),
  'worlds-asunder': () => import('@hortus/worlds-asunder/players/index.ts'),
};

export const loadPlayers = async (gameId: string): Promise<Players | undefined> =>
  Object.hasOwn(LOADERS, gameId) ? (await LOADERS[gameId]?.())?.players : undefined;
