import { type Bot, imagined, type Players, randomBot } from '@hortus/bots';
import { cgs } from '../src/index.ts';
import { steady } from './adviser.ts';
import { cgsChances } from './chances.ts';
import { cgsBot } from './mind.ts';
import ratings from './ratings.json' with { type: 'json' };
import { EASY_TRADER, TRADER } from './trade.ts';

/** The policy itself, which doesn't err. */
const policy = (level: string): Bot => cgsBot(level, { errs: 0, trades: TRADER, varies: true });
const expert = (): Bot => cgsBot('expert', { errs: 0, trades: TRADER, looks: true, varies: true });

export const players: Players = {
  game: cgs,
  levels: {
    beginner: () => cgsBot('beginner', { errs: 0.66, owes: true, trades: EASY_TRADER }),
    novice: () => cgsBot('novice', { errs: 0.72, trades: EASY_TRADER }),
    club: () => cgsBot('club', { errs: 0.3, trades: TRADER, varies: true }),
    strong: () => policy('strong'),
    expert,
  },
  thumb: () => policy('thumb'),
  adviser: () => steady(expert()),
  ratings,
  draws: true,
  chances: cgsChances,
  resign: true,
  random: () => randomBot(cgs, (view, { setting, rng }) => imagined(cgs, view, setting, rng)),
};
