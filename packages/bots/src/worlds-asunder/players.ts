import { worldsAsunder } from '@hortus/worlds-asunder';
import { swayPlayers } from '../sway/players.ts';

export const players = swayPlayers(worldsAsunder);
