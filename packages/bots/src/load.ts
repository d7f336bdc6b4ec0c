/** A game with its players, loaded when it is first needed: a page brings only what is played. */
import type { Players } from './of-game.ts';

/** One line a game. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly players: Players }>>> = {
  garden: () => import('./garden/players.ts'),
  gnostica: () => import('./gnostica/players.ts'),
  genesis: () => import('./genesis/players.ts'),
  'worlds-asunder': () => import('./worlds-asunder/players.ts'),
};

export const loadPlayers = async (gameId: string): Promise<Players | undefined> =>
  Object.hasOwn(LOADERS, gameId) ? (await LOADERS[gameId]?.())?.players : undefined;
