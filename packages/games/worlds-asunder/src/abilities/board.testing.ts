/** For tests: positions on a deck that has cards of each ability. */
import { boardOf, comboDeck } from '@hortus/sway/testing';
import { worldsAsunder } from '../index.ts';

const DECK = comboDeck({ enlist: [1, 3], sacrifice: [1, 2] });

export const board = boardOf(worldsAsunder, DECK, {});

export const LIVES = { 'experience a': 'Red Ruin, Red Triumph', 'experience b': 'Blue Ruin, Blue Triumph' };
