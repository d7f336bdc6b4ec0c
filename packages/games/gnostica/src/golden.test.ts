/**
 * Recorded games for each number of players, with the bidding and from the middle of a game: those of version 1 as
 * they were recorded, under the rules they were recorded with, and a few of today's.
 */
import { golden } from '@hortus/testkit';
import { test } from 'vitest';
import { players } from '../versions/1/players.js';
import { crowded, crowdedOf, type Gnostica } from './testing/crowded.ts';

const crowdedBefore = crowdedOf(players.game as unknown as Gnostica);

// Recorded with only a few of the ways to draw, so that the lists of moves stay readable.
test.each([
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [5, 'five'],
  [6, 'six'],
])('golden, version 1: a game of %i players from the bidding on', (seats, name) => {
  golden(crowdedBefore, `${name}-players`, import.meta.url, { seats, most: 15 + 6 * seats });
});

test.each([
  ['eager', 2, {}],
  ['lazy', 3, { reshuffle: 'lazy', foolMinions: 'all' }],
])('golden, version 1: the middle of a game, %s, with %i players', (name, seats, options) => {
  const given = { start: 'random', cap: 15, ...options };
  golden(crowdedBefore, `middle-${name}`, import.meta.url, {
    seats,
    options: given,
    seed: `middle ${name}`,
    most: 60,
  });
});

test.each([
  [2, 'two'],
  [4, 'four'],
])('golden, version 2: a game of %i players from the bidding on', (seats, name) => {
  golden(crowded, `${name}-players-2`, import.meta.url, { seats, most: 15 + 6 * seats });
});
