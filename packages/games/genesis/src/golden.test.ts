/** Recorded games in golden/: moves, events, views, legal moves in their order, positions. */
import { SMALL_DECK } from '@hortus/sway/testing';
import { golden } from '@hortus/testkit';
import { test } from 'vitest';
import { genesis } from './index.ts';
import { WILD_DECK } from './laws/laws.testing.ts';

test('golden: the basic game of two, with a small deck', () => {
  golden(genesis, 'basic', import.meta.url, { options: { deck: SMALL_DECK }, seed: 'sedge' });
});

test('golden: the first moves of a game with the whole deck', () => {
  golden(genesis, 'whole-deck', import.meta.url, { seed: 'frost', most: 24 });
});

test('golden: advanced play of four: experience, recruits, custom abilities, recruitables', () => {
  golden(genesis, 'advanced-4', import.meta.url, {
    options: {
      deck: WILD_DECK,
      abilities: 'all',
      experience: 'on',
      recruits: 1,
      recruitable: 'on',
      custom: [
        { name: 'Red Harbour', ability: 'sabotage', sway: 2, owner: 0, recruits: 'maven' },
        { name: 'Grey Ferry', ability: 'vision', sway: 1, owner: 3, recruits: 'dread' },
      ],
    },
    seats: 4,
    seed: 'iris and jade',
    most: 110,
  });
});
