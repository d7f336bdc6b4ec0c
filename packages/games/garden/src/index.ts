/** Garden of Conspiracy: the Game value and its types. Reading order: types, numbers, shapes, setup, legal, play, outcome, view, notation. */
import { defineGame, optionSchema } from '@hortus/kernel';
import { draw } from './draw.ts';
import { judge, legal } from './legal.ts';
import { makeMove, parseMove } from './notation.ts';
import { clock, outcome } from './outcome.ts';
import { play } from './play.ts';
import { makePosition, parsePosition } from './position.ts';
import { create, parseOptions, setup, teams, toAct } from './setup.ts';
import { EVENTS, type GardenState, MOVES, OPTIONS, type Options, type View } from './types.ts';
import { imagine, view } from './view.ts';

export const garden = defineGame<GardenState, Options, View>({
  id: 'garden',
  agreement: 'GAR-R-19',
  title: 'Garden of Conspiracy',
  rulesVersion: 1,
  seats: [2],
  packs: () => ({}),
  moves: MOVES,
  events: EVENTS,
  mostMoves: 12,
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

export { makeGame, parseGame, type RecordedMove } from './game-record.ts';
export { lastView } from './last-view.ts';
export { makeCell, makeTile, parseCell, parseTile } from './names.ts';
export { makeFullMove } from './notation.ts';
export { matching } from './play.ts';
export { TARGETS } from './setup.ts';
export { type Shapes, wonBy } from './shapes.ts';
export * from './state.ts';
export * from './types.ts';
