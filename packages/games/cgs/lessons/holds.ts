/** What a step of a lesson checks about the position reached. */
import type { Holds } from '@hortus/frame/lesson/lesson.ts';
import type { Game } from '@hortus/kernel';
import { type CgsState, cgs, faceOfDesign, isLockedOut, outlookOf, type View } from '../src/index.ts';

export const GAME: Game = cgs;

/** A condition on the learner's view. */
export const seen =
  (holds: (view: View, seat: number) => boolean): Holds =>
  (_, state, seat) =>
    holds(cgs.view(state as CgsState, seat), seat);

const faceNamed = (state: CgsState, number: string): number =>
  faceOfDesign(state.rules.cards.byLabel.get(number)?.index ?? -1, false);

/** The learner holds one of these cards. */
export const holdsOne =
  (...numbers: readonly string[]): Holds =>
  (_, state, seat) => {
    const { ops } = cgs.view(state as CgsState, seat);
    return numbers.some((number) => ops[seat]?.includes(faceNamed(state as CgsState, number)));
  };

/** The adventure in progress is this one. */
export const opened =
  (number: string): Holds =>
  (_, state, seat) =>
    cgs.view(state as CgsState, seat).current === (state as CgsState).rules.cards.byLabel.get(number)?.index;

/** Is a player no longer able to cover the adventure in progress? */
export const lockedOut =
  (player: number): Holds =>
  (_, state) =>
    isLockedOut(outlookOf(state as CgsState), player);

export const both =
  (...all: readonly Holds[]): Holds =>
  (game, state, seat) =>
    all.every((holds) => holds(game, state, seat));

export const not =
  (one: Holds): Holds =>
  (game, state, seat) =>
    !one(game, state, seat);

/** Comet Year's second era, which the first click plays; and its first. */
export const NOON = 'era 2 | first a | turns 9';
export const DARK = 'era 1 | first a | turns 9';
