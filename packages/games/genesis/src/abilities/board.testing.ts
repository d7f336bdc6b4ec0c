/** For tests: positions with every custom ability in force, on a deck that has cards of each. */
import { boardOf, comboDeck } from '@hortus/sway/testing';
import { genesis } from '../index.ts';

export const DECK = comboDeck({
  dread: [1, 2],
  endurance: [2, 3],
  insurgence: [1, 2],
  maven: [2, 3],
  replication: [2, 3],
});

/** With the experience on, unless the test's settings say otherwise. */
export const board = boardOf(genesis, DECK, { abilities: 'all', experience: 'on' });

export const LIVES = { 'reserve a': 'Red Ruin, Red Triumph', 'reserve b': 'Blue Ruin, Blue Triumph' };
