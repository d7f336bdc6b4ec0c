import { genesis } from '@hortus/genesis';
import { swayPlayers } from '../sway/players.ts';

export const players = swayPlayers(genesis);
