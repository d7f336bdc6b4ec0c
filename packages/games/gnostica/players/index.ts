import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import { readNetwork } from '@hortus/search';
import { gnostica, kinds } from '../src/index.ts';
import { gnosticaChances } from './chances.ts';
import { BREADTHS, STEEP } from './levels.ts';
import { gnosticaBot } from './mind.ts';
import ratings from './ratings.json' with { type: 'json' };
import { gnosticaPupil } from './value/pupil.ts';
import value from './value.json' with { type: 'json' };
import { LASTING } from './weights.ts';
import { imagined } from './world.ts';

export const players: Players = {
  game: gnostica,
  levels: {
    beginner: () => gnosticaBot('beginner', BREADTHS.beginner),
    novice: () => gnosticaBot('novice', BREADTHS.novice),
    club: () => gnosticaBot('club', BREADTHS.club),
    strong: () => gnosticaBot('strong', BREADTHS.strong),
    expert: () => gnosticaBot('expert', BREADTHS.expert, readNetwork(value)),
  },
  ratings,
  draws: true,
  chances: () => gnosticaChances(LASTING, STEEP),
  pupil: (seats = 2) => (seats === 2 ? gnosticaPupil() : undefined),
  // What was drawn is luck.
  forced: (_, move) => (kinds.draw.is(move) || kinds.redraw.is(move) ? 'beside' : undefined),
  random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng)),
};
