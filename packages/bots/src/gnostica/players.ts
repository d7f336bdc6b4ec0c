import { gnostica, type View } from '@hortus/gnostica';
import type { Players } from '../of-game.ts';
import { randomBot } from '../random.ts';

const random = () =>
  randomBot(gnostica, (view, { rng, setting }) => {
    const seen = view as View;
    const world = gnostica.create(seen.options, setting?.seats ?? seen.hands.length);
    gnostica.imagine(seen, world, rng);
    return world;
  });

export const players: Players = { game: gnostica, levels: {}, random };
