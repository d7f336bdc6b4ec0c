import type { Players } from '@hortus/bots';
import { randomBot } from '@hortus/bots';
import { gnostica, kinds } from '../src/index.ts';
import { gnosticaChances } from './chances.ts';
import { gnosticaBot, type SearchBreadth } from './mind.ts';
import ratings from './ratings.json' with { type: 'json' };
import { LASTING, SOON } from './weights.ts';
import { imagined } from './world.ts';

/** How much a point of the expert's judgement changes the chances. */
const STEEP = 0.224;

const BEGINNER: SearchBreadth = {
  own: 80,
  turns: 1,
  blur: 3,
  positions: 0,
  worlds: 0,
  caution: 0,
  weights: SOON,
};
const NOVICE: SearchBreadth = {
  own: 135,
  turns: 1,
  blur: 1.1,
  positions: 0,
  worlds: 0,
  caution: 0,
  weights: SOON,
};
const CLUB: SearchBreadth = {
  own: 3000,
  turns: 1,
  blur: 0.1,
  positions: 0,
  worlds: 0,
  caution: 0,
  weights: SOON,
};
const STRONG: SearchBreadth = {
  own: 3000,
  turns: 3,
  each: 2,
  blur: 0,
  positions: 70,
  worlds: 3,
  caution: 0.05,
  weights: LASTING,
  steep: STEEP,
};
const EXPERT: SearchBreadth = {
  own: 4000,
  turns: 12,
  each: 2,
  blur: 0,
  positions: 200,
  worlds: 1_000_000,
  caution: 0.05,
  weights: LASTING,
  steep: STEEP,
};

export const players: Players = {
  game: gnostica,
  levels: {
    beginner: () => gnosticaBot('beginner', BEGINNER),
    novice: () => gnosticaBot('novice', NOVICE),
    club: () => gnosticaBot('club', CLUB),
    strong: () => gnosticaBot('strong', STRONG),
    expert: () => gnosticaBot('expert', EXPERT),
  },
  ratings,
  chances: () => gnosticaChances(LASTING, STEEP),
  // What was drawn is luck.
  forced: (_, move) => (kinds.draw.is(move) || kinds.redraw.is(move) ? 'beside' : undefined),
  random: () => randomBot(gnostica, (view, { rng }) => imagined(view, rng)),
};
