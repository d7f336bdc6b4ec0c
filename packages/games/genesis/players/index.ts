import { GENESIS } from '@hortus/sway/players/figures.ts';
import { GENESIS_LEVELS } from '@hortus/sway/players/levels.ts';
import { swayPlayers } from '@hortus/sway/players/players.ts';
import { genesis } from '../src/index.ts';
import ratings from './ratings.json' with { type: 'json' };
import two from './value.json' with { type: 'json' };
import four from './value-4.json' with { type: 'json' };

export const players = swayPlayers(genesis, GENESIS, { two, four }, GENESIS_LEVELS, ratings);
