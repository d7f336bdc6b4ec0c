/** Recorded games for each number of players, with the bidding and out of the middle of a game. */
import { golden } from '@hortus/testkit';
import { test } from 'vitest';
import { crowded } from './testing/crowded.ts';

// Recorded with few of the ways to draw, so that the lists of moves can be read.
test.each([
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [5, 'five'],
  [6, 'six'],
])('golden: a game of %i players from the bidding on', (seats, name) => {
  golden(crowded, `${name}-players`, import.meta.url, { seats, most: 15 + 6 * seats });
});

test.each([
  ['eager', 2, {}],
  ['lazy', 3, { reshuffle: 'lazy', foolMinions: 'all' }],
])('golden: the middle of a game, %s, with %i players', (name, seats, options) => {
  const given = { start: 'random', cap: 15, ...options };
  golden(crowded, `middle-${name}`, import.meta.url, {
    seats,
    options: given,
    seed: `middle ${name}`,
    most: 60,
  });
});
