import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import { garden, type View } from '../src/index.ts';
import { analyseGarden } from './analyse.ts';
import { humanBot } from './human.ts';
import { perfectBot } from './perfect.ts';
import { reviewGarden } from './review.ts';
import { worldOf } from './world.ts';

export const players: Players = {
  game: garden,
  levels: {
    novice: () => humanBot('novice', { plies: 2, overlooks: { own: 100, later: 250 } }),
    club: () => humanBot('club', { plies: 5, overlooks: { own: 20, later: 30 } }),
    perfect: perfectBot,
  },
  random: () => randomBot(garden, (view) => worldOf(view as View)),
  analyse: (view, seat, time) => analyseGarden(view as View, seat, time),
  review: reviewGarden,
};
