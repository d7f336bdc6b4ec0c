import { gnostica } from '@hortus/gnostica';
import type { Players } from '../of-game.ts';
import { randomBot } from '../random.ts';
import { clubBot } from './club.ts';
import { expertBot } from './expert.ts';
import { imagined } from './world.ts';

export const players: Players = {
  game: gnostica,
  levels: {
    novice: () => clubBot('novice', { positions: 100 }),
    club: () => clubBot('club', { positions: 3000 }),
    expert: () => expertBot('expert', { positions: 4000, inRound: 600, turns: 8, worlds: 12, caution: 0.05 }),
  },
  random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng)),
};
