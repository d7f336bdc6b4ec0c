/** The one list of games: adding a game is one line here. */
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import type { Game } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';

export { loadPlayers } from './load.ts';
export { analyse, botFor, isSolved, LEVELS, review } from './players.ts';

export const GAMES: readonly Game[] = [garden, genesis, worldsAsunder, gnostica];

export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
