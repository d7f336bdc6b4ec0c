/**
 * Gnostica: the Game value and its types. Reading order: types; cards and board; powers and arcana; phases; setup, to-act,
 * legal, play, outcome; view; text.
 */
import { defineGame, optionSchema } from '@hortus/kernel';
import { judge, legal, MOST_MOVES } from './legal.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { create, parseOptions, setup, teams } from './setup.ts';
import { draw } from './text/draw.ts';
import { makeMove } from './text/make-move.ts';
import { makePosition } from './text/make-position.ts';
import { parseMove } from './text/parse-move.ts';
import { parsePosition } from './text/parse-position.ts';
import { playTurn } from './text/turn-line.ts';
import { clock, toAct } from './to-act.ts';
import { EVENTS, type GnosticaState, MOVES, OPTIONS, type Options, SEATS, type View } from './types.ts';
import { imagine } from './view/imagine.ts';
import { view } from './view/view.ts';

export const gnostica = defineGame<GnosticaState, Options, View>({
  id: 'gnostica',
  agreement: 'GNO-R-93',
  title: 'Gnostica',
  rulesVersion: 2,
  seats: SEATS,
  packs: () => ({}),
  moves: MOVES,
  events: EVENTS,
  mostMoves: MOST_MOVES,
  notation: { parseMove, makeMove, playLine: playTurn, parsePosition, makePosition, draw },
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

export { powerNames } from './arcana/of-any.ts';
export * from './board/land.ts';
export * from './board/men.ts';
export { AHEAD, FACINGS, type Facing, REACH, SLOTS, type Space, slotOf, spaceAt, UP } from './board/space.ts';
export * from './cards/cards.ts';
export { cardInUse, powersLeft, topFrame } from './cards/frames.ts';
export type { Deed, Gives, PowerName, SuitName } from './cards/gives.ts';
export { handOf, handSize, knownTo, nthInHand } from './cards/piles.ts';
export { playersLeft, scoreOf } from './phases/ends.ts';
export { timesBefore } from './phases/repetition.ts';
export { nextPlayer } from './phases/turns.ts';
export * from './state.ts';
export { type LuckOf, makeTurn, playTurn } from './text/turn-line.ts';
export * from './types.ts';
export { actsIn } from './view/acts.ts';
