import { WORLDS } from '@hortus/sway/players/figures.ts';
import { WORLDS_LEVELS } from '@hortus/sway/players/levels.ts';
import { swayPlayers } from '@hortus/sway/players/players.ts';
import { worldsAsunder } from '../src/index.ts';
import ratings from './ratings.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

export const players = swayPlayers(worldsAsunder, WORLDS, { two: value }, WORLDS_LEVELS, ratings);
