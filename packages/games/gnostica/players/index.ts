import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import { gnostica, kinds } from '../src/index.ts';
import { gnosticaChances } from './chances.ts';
import { levelBot } from './level-bot.ts';
import { STEEP } from './levels.ts';
import ratings from './ratings.json' with { type: 'json' };
import { gnosticaPupil } from './value/pupil.ts';
import { LASTING } from './weights.ts';
import { imagined } from './world.ts';

export const players: Players = {
  game: gnostica,
  levels: {
    beginner: () => levelBot('beginner'),
    novice: () => levelBot('novice'),
    club: () => levelBot('club'),
    strong: () => levelBot('strong'),
    expert: () => levelBot('expert'),
  },
  ratings,
  draws: true,
  chances: () => gnosticaChances(LASTING, STEEP),
  pupil: (seats = 2) => (seats === 2 ? gnosticaPupil() : undefined),
  // What was drawn is luck.
  forced: (_, move) => (kinds.draw.is(move) || kinds.redraw.is(move) ? 'beside' : undefined),
  random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng)),
};
