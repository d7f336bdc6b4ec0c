/** Recorded games in golden/: moves, events, views, legal moves in their order, positions. */
import { SMALL_DECK } from '@hortus/sway/testing';
import { golden } from '@hortus/testkit';
import { test } from 'vitest';
import { worldsAsunder } from './index.ts';
import { WILD_DECK } from './laws/laws.testing.ts';

test('golden: a game of two, with a small deck', () => {
  golden(worldsAsunder, 'two', import.meta.url, {
    options: { deck: SMALL_DECK },
    seed: 'seed and jade',
    most: 80,
  });
});

test('golden: the first moves of a game with the whole deck', () => {
  golden(worldsAsunder, 'whole-deck', import.meta.url, { seed: 'frost', most: 24 });
});

test('golden: a game of four, with every option and the abilities that no official card has', () => {
  golden(worldsAsunder, 'four', import.meta.url, {
    options: { deck: WILD_DECK, 'unlock.rights': 'on', 'finale.order': 'equalise', cap: 60 },
    seats: 4,
    seed: 'jade',
    most: 110,
  });
});
