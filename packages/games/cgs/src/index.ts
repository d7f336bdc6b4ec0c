/** The Card Game System: the Game value and its types. Reading order: types, cards, state, setup, turn, effects, arithmetic, ends, moves, trade, leave, text, view. */

import { defineGame, onlySeat, optionSchema } from '@hortus/kernel';
import { PACK_CONTENT, packs, READ_AHEAD } from './cards/index.ts';
import { judge } from './moves/judge.ts';
import { legal, MOST_MOVES, toAct } from './moves/legal.ts';
import { clock, outcome, question } from './outcome.ts';
import { play, setup } from './play.ts';
import { create, parseOptions, seatsFor, teams } from './setup.ts';
import { isGone, playerOf, seatsOfPlayer } from './state/players.ts';
import { draw } from './text/draw.ts';
import { makeMove, parseMove } from './text/moves.ts';
import { makePosition } from './text/position.ts';
import { parsePosition } from './text/read.ts';
import { asides, invited, sample } from './trade/judge.ts';
import { type CgsState, EVENTS, MOVES, OPTIONS, type Options } from './types.ts';
import { imagine, type View, view } from './view/view.ts';

export const cgs = defineGame<CgsState, Options, View>({
  id: 'cgs',
  agreement: 'CGS-R-169',
  title: 'Card Game System',
  rulesVersion: 5,
  seats: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  moves: MOVES,
  events: EVENTS,
  mostMoves: MOST_MOVES,
  notation: { parseMove, makeMove, parsePosition, makePosition, draw },
  optionSchema: optionSchema(OPTIONS),
  parseOptions,
  contents: { pack: PACK_CONTENT },
  readAhead: READ_AHEAD,
  seatsFor,
  packs,
  teams,
  create,
  setup,
  toAct,
  legal,
  judge,
  play,
  clock,
  outcome,
  asides,
  invited,
  sample,
  question,
  groupOf: (state, seat) =>
    isGone(state, seat) ? onlySeat(seat) : seatsOfPlayer(state, playerOf(state, seat)),
  view,
  imagine,
});

export { choiceOf, ownTitled } from './cards/brought.ts';
export { cardsFor, sessionOf } from './cards/index.ts';
export type * from './cards/types.ts';
export { isFinaleEra } from './ends/era.ts';
export { PACKS } from './packs/index.ts';
export {
  type Bring,
  bringOf,
  bringOfEnd,
  mayPassAfter,
  nextAfter,
  pointsAfter,
  silenceOf,
} from './press/bring.ts';
export { type EraScore, erasIn } from './press/eras.ts';
export { houseBrings } from './press/house.ts';
export {
  eraCostsOf,
  isEmptyEffect,
  isLockedOut,
  type Outlook,
  outlookAfter,
  outlookOf,
  playerAt,
} from './press/outlook.ts';
export { type WhyPassed, whyPassed } from './press/passed.ts';
export { type PlanMark, planMark, type Surprise, surpriseOf } from './press/plan.ts';
export { addableFaces, eraLeaders, isOpenFor, openableFaces, outlookSoon, unlockedBy } from './press/soon.ts';
export { movedBrings, reuseOf, type Swap, swapBrings } from './press/swap.ts';
export { beyond, coveredBy, helpsNow, isInVainFor, isJoint, isOpenToAll } from './press/use.ts';
export { eraEnds, eraVerdict, stockIn } from './press/verdict.ts';
export { designIn, faceOfDesign, isBarredFace } from './state/faces.ts';
export * from './types.ts';
export type * from './view/standing.ts';
export type { DoingView, View } from './view/view.ts';
