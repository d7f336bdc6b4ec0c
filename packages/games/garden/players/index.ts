import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import { garden, type View } from '../src/index.ts';
import { analyseGarden } from './analyse.ts';
import { CLUB, humanBot } from './human.ts';
import { perfectBot } from './perfect.ts';
import { gardenProver } from './prover.ts';
import ratings from './ratings.json' with { type: 'json' };
import { reviewGarden } from './review.ts';
import { worldOf } from './world.ts';

export const players: Players = {
  game: garden,
  levels: {
    beginner: () => humanBot('beginner', { plies: 1, overlooks: { own: 680, later: 680 } }),
    novice: () => humanBot('novice', { plies: 2, overlooks: { own: 240, later: 450 } }),
    club: () => humanBot('club', CLUB),
    strong: () => humanBot('strong', { plies: 6, overlooks: { own: 4, later: 6 } }),
    expert: () => humanBot('expert', { plies: 9, overlooks: { own: 2, later: 3 } }),
    perfect: perfectBot,
  },
  ratings,
  random: () => randomBot(garden, (view) => worldOf(view as View)),
  analyse: (view, seat, time) => analyseGarden(view as View, seat, time),
  prover: gardenProver,
  review: reviewGarden,
};
