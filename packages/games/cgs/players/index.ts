import { imagined, type Players, randomBot } from '@hortus/bots';
import { cgs } from '../src/index.ts';
import { cgsBot } from './mind.ts';

export const players: Players = {
  game: cgs,
  levels: {
    novice: () => cgsBot('novice', { blunders: 0.4, trades: false }),
    club: () => cgsBot('club', { blunders: 0, trades: true }),
    expert: () => cgsBot('expert', { blunders: 0, trades: true, looks: true }),
  },
  random: () => randomBot(cgs, (view, { setting, rng }) => imagined(cgs, view, setting, rng)),
};
