/**
 * Gnostica: the Game value and its types. Reading order: cards, space, men, land, types; board; powers and arcana; steps,
 * turn-options, bidding, ends; setup, legal, play, outcome, view, imagine; text.
 */
import { defineGame, optionSchema } from '@hortus/kernel';
import { imagine } from './imagine.ts';
import { judge, legal, MOST_MOVES } from './legal.ts';
import { clock, outcome } from './outcome.ts';
import { play } from './play.ts';
import { create, parseOptions, setup, teams, toAct } from './setup.ts';
import { draw } from './text/draw.ts';
import { makeMove } from './text/make-move.ts';
import { makePosition } from './text/make-position.ts';
import { parseMove } from './text/parse-move.ts';
import { parsePosition } from './text/parse-position.ts';
import { EVENTS, type GnosticaState, MOVES, OPTIONS, type Options, SEATS, type View } from './types.ts';
import { view } from './view.ts';

export const gnostica = defineGame<GnosticaState, Options, View>({
  id: 'gnostica',
  title: 'Gnostica',
  rulesVersion: 1,
  seats: SEATS,
  packs: {},
  moves: MOVES,
  events: EVENTS,
  mostMoves: MOST_MOVES,
  notation: { parseMove, makeMove, parsePosition, makePosition, draw },
  optionSchema: optionSchema(OPTIONS),
  parseOptions,
  teams,
  create,
  setup,
  toAct,
  legal,
  judge,
  play,
  clock,
  outcome,
  view,
  imagine,
});

export * from './cards.ts';
export { scoreOf } from './ends.ts';
export { cardInUse, powersLeft, topFrame } from './frames.ts';
export * from './land.ts';
export * from './men.ts';
export { handOf, handSize, knownTo } from './piles.ts';
export { AHEAD, type Facing, SLOTS, type Space, slotOf, spaceAt, UP } from './space.ts';
export { type LuckOf, makeTurn, playTurn } from './text/turn-line.ts';
export * from './types.ts';
