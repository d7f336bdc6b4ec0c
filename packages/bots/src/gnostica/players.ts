import { gnostica } from '@hortus/gnostica';
import type { Players } from '../of-game.ts';
import { randomBot } from '../random.ts';
import { clubBot } from './club.ts';
import { imagined } from './world.ts';

export const players: Players = {
  game: gnostica,
  levels: {
    novice: () => clubBot('novice', { positions: 100 }),
    club: () => clubBot('club', { positions: 3000 }),
    expert: () => clubBot('expert', { positions: 6000 }),
  },
  random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng)),
};
