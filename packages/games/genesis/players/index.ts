import { GENESIS } from '@hortus/sway/players/figures.ts';
import { swayPlayers } from '@hortus/sway/players/players.ts';
import { genesis } from '../src/index.ts';

export const players = swayPlayers(genesis, GENESIS);
