import { imagined, type Players, randomBot } from '@hortus/bots';
import { cgs } from '../src/index.ts';
import { cgsChances } from './chances.ts';
import { cgsBot } from './mind.ts';
import { TRADER } from './trade.ts';

export const players: Players = {
  game: cgs,
  levels: {
    novice: () => cgsBot('novice', { blunders: 0.3, trades: undefined }),
    club: () => cgsBot('club', { blunders: 0, trades: TRADER }),
    expert: () => cgsBot('expert', { blunders: 0, trades: TRADER, looks: true }),
  },
  chances: cgsChances,
  resign: true,
  random: () => randomBot(cgs, (view, { setting, rng }) => imagined(cgs, view, setting, rng)),
};
