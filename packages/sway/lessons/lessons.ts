/** What the steps of the lessons of Genesis and Worlds Asunder are made of. */

import { type Holds, legalAt } from '@hortus/frame/lesson/lesson.ts';
import type { Game, Seat, State } from '@hortus/kernel';
import type { PhaseName, SwayView } from '../src/index.ts';
import { M } from '../src/press/index.ts';

/** A condition on the learner's view. */
export const seen =
  (holds: (view: SwayView, seat: Seat) => boolean): Holds =>
  (game, state, seat) =>
    holds(game.view(state, seat) as SwayView, seat);

/** The learner has engaged this many cards. */
export const engaged = (count: number): Holds =>
  seen((view, seat) => view.engaged.filter((entry) => entry.seat === seat).length >= count);

/** The learner's turn, in one of these phases. */
export const during = (...phases: readonly PhaseName[]): Holds =>
  seen((view, seat) => phases.includes(view.phase) && view.turn === seat);

/** One more card could follow. */
export const goesOn = (game: Game, state: State, seat: Seat): boolean =>
  legalAt(game, state, seat).some((move) => M.engage.is(move));

/** The obstruction has succeeded: the learner may plot. */
export const obstructed = during('plot');
