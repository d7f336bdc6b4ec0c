import { expect, test } from 'vitest';
import type { SwayView } from '../types.ts';
import { livesIn } from './standing.ts';

const CARDS = [
  { name: 'Long Frost', ability: 'ruin', faction: 'Reeds' },
  { name: 'Harvest', ability: 'triumph', faction: 'Reeds' },
  { name: 'Open Gate', ability: 'triumph', faction: 'Reeds' },
  { name: 'Falling Ember', ability: 'ruin', faction: 'Stones' },
  { name: 'Gale', ability: 'leadership', faction: 'Reeds' },
  { name: 'Old Mill', ability: 'ruin' },
];
const seen = (more: Partial<SwayView>): SwayView =>
  ({ sides: ['Reeds', 'Stones'], reserve: [[], []], void: [], ...more }) as unknown as SwayView;

test('[GEN-WIN-4] a side lives by its reserve cards, whatever they are', () => {
  const view = seen({ reserve: [['Harvest'], ['Falling Ember', 'Gale']], void: ['Long Frost'] });
  expect(livesIn(view, 0, CARDS, true)).toEqual({ left: 1, all: 3 });
  expect(livesIn(view, 1, CARDS, true)).toEqual({ left: 2, all: 2 });
});

test('[WA-RND-6] without a reserve by the ruins and triumphs of its faction that are not in the void', () => {
  const view = seen({ void: ['Long Frost', 'Gale', 'Old Mill'] });
  expect(livesIn(view, 0, CARDS, false)).toEqual({ left: 2, all: 3 });
  expect(livesIn(view, 1, CARDS, false)).toEqual({ left: 1, all: 1 });
});
