/** Recorded games in golden/: moves, events, views, legal moves in their order, positions. */
import { golden } from '@hortus/testkit';
import { test } from 'vitest';
import { garden } from './index.ts';
import { FULL_BOARD_GAME, G0, G1 } from './scene.testing.ts';

const by = (line: string): string[] => line.split(' ').map((move, i) => `${i % 2}: ${move}`);

test('golden: a single game that ends with a row and a block (GAR-S-9)', () => {
  golden(garden, 'single', import.meta.url, {
    options: { garden: G1, first: 'A' },
    moves: by('a2 c1 d3 c2 b1 c3 d2 c4'),
  });
});

test('golden: a match that takes all five games to three wins, by lot', () => {
  golden(garden, 'three-wins', import.meta.url, { options: { format: 'wins3' }, seed: 'poem' });
});

test('golden: a match to 15 points that begins with a drawn game (GAR-S-19), then by lot', () => {
  golden(garden, 'points-with-a-draw', import.meta.url, {
    options: { format: 'vp15', fullBoard: 'draw', garden: G0, first: 'A' },
    seed: 'maple',
    moves: by(FULL_BOARD_GAME),
  });
});

test('golden: games given up, in turn and out of turn, and lost on time (GAR-S-18)', () => {
  golden(garden, 'given-up', import.meta.url, {
    options: { format: 'vp10', garden: G0, first: 'A' },
    moves: ['0: a4', '1: a3', '0: resign', '0: d4', '1: time', '1: a1', '1: X resign'],
  });
});
