/** Skirmish, the toy: the Game value and its types. Reading order: types, setup, legal, trade, play, outcome, view, notation, position. */
import { defineGame, optionSchema } from '@hortus/kernel';
import { judge, legal, MOST_MOVES } from './legal.ts';
import { draw, makeMove, parseMove } from './notation.ts';
import { clock, outcome, question, window } from './outcome.ts';
import { play } from './play.ts';
import { makePosition, parsePosition } from './position.ts';
import { create, groupOf, packs, parseOptions, seatsFor, setup, teams, toAct } from './setup.ts';
import { asides, invited, sample } from './trade.ts';
import { EVENTS, MOVES, OPTIONS, type Options, type ToyState, type View } from './types.ts';
import { imagine, view } from './view.ts';

export const toy = defineGame<ToyState, Options, View>({
  id: 'skirmish',
  title: 'Skirmish',
  rulesVersion: 1,
  seats: [2, 4],
  packs,
  moves: MOVES,
  events: EVENTS,
  mostMoves: MOST_MOVES,
  notation: { parseMove, makeMove, parsePosition, makePosition, draw },
  optionSchema: optionSchema(OPTIONS),
  parseOptions,
  seatsFor,
  teams,
  create,
  setup,
  toAct,
  legal,
  judge,
  play,
  clock,
  outcome,
  window,
  asides,
  invited,
  sample,
  question,
  groupOf,
  view,
  imagine,
});
