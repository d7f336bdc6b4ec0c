/** The one list of games: adding a game is one line here. */
import { garden } from '@hortus/garden';
import type { Game } from '@hortus/kernel';

export const GAMES: readonly Game[] = [garden];

export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
