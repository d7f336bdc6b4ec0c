/** Moves and positions of a game as text. */
import type { Notation } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import type { SwayOptions } from '../types.ts';
import { draw } from './draw-text.ts';
import { makeMove, parseMove } from './move-text.ts';
import { makePosition, parsePosition, type Writing } from './position-text.ts';

export const makeNotation = (writing: Writing): Notation<SwayState, SwayOptions> => ({
  parseMove,
  makeMove,
  makePosition: (state) => makePosition(state, writing),
  parsePosition: (text, options, seats, rng) => parsePosition(text, options, seats, rng, writing),
  draw,
});
