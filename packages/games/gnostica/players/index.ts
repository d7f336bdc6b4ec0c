import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import { gnostica, kinds } from '../src/index.ts';
import { gnosticaChances } from './chances.ts';
import { BREADTHS, STEEP } from './levels.ts';
import { gnosticaBot } from './mind.ts';
import ratings from './ratings.json' with { type: 'json' };
import { LASTING } from './weights.ts';
import { imagined } from './world.ts';

export const players: Players = {
  game: gnostica,
  levels: {
    beginner: () => gnosticaBot('beginner', BREADTHS.beginner),
    novice: () => gnosticaBot('novice', BREADTHS.novice),
    club: () => gnosticaBot('club', BREADTHS.club),
    strong: () => gnosticaBot('strong', BREADTHS.strong),
    expert: () => gnosticaBot('expert', BREADTHS.expert),
  },
  ratings,
  draws: true,
  chances: () => gnosticaChances(LASTING, STEEP),
  // What was drawn is luck.
  forced: (_, move) => (kinds.draw.is(move) || kinds.redraw.is(move) ? 'beside' : undefined),
  random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng)),
};
