/** Faults planted into the toy, to show that a law can fail; for tests. */
import { defineGame, type GameParts } from '@hortus/kernel';
import { expect } from 'vitest';
import { type ConformsOptions, conforms } from '../conforms.ts';
import { LawBroken } from '../law.ts';
import { toy } from '../toy/index.ts';
import { TOY_CLAUSES } from '../toy/ledger.testing.ts';
import type { Options, ToyState, View } from '../toy/types.ts';

export const USUAL: Options = { hand: 3, scouting: true, trading: false, hasty: false, joint: false };
export type ToyParts = GameParts<ToyState, Options, View>;

export const planted = (parts: Partial<ToyParts>) =>
  defineGame<ToyState, Options, View>({ ...toy, ...parts });
export const plantedText = (parts: Partial<ToyParts['notation']>) =>
  planted({ notation: { ...toy.notation, ...parts } });

/** What the law says about a game with a fault; fails if another law complains. */
export function verdictOf(
  law: string,
  game: ReturnType<typeof planted>,
  options: ConformsOptions = {},
): string {
  try {
    conforms(game, { hides: true, clauses: TOY_CLAUSES, laws: [law], games: 12, steps: 1500, ...options });
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    expect(error.law).toBe(law);
    return error.message;
  }
  return 'keeps the law';
}

/** The toy, with something more after each move. */
export const playing = (more: (...given: Parameters<ToyParts['play']>) => void) =>
  planted({
    play(...given) {
      const toAct = toy.play(...given);
      more(...given);
      return toAct;
    },
  });

/** The toy's view with something added or changed. */
export const seeing = (change: (view: View, ...given: Parameters<ToyParts['view']>) => unknown) =>
  planted({ view: (...given) => change(toy.view(...given), ...given) as View });
