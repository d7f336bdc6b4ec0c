/** Positions of every phase and question, written and read back. */
import { FastLuck, seatsOf } from '@hortus/kernel';
import { expect } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { at } from '../state/layout.ts';
import { faultsOf } from '../text/check.ts';
import { PHASES, type SwayOptions, TASKS } from '../types.ts';
import type { SwayGame } from './scene.ts';

export function optionsFor(game: SwayGame, input: Readonly<Record<string, unknown>>, seats = 2): SwayOptions {
  const options = game.parseOptions(input, seats);
  if (!options.ok) throw new Error(JSON.stringify(options.fault));
  return options.value;
}

export function readPosition(game: SwayGame, text: string, seats: number, options: SwayOptions): SwayState {
  const position = game.notation.parsePosition(text, options, seats, new FastLuck(1));
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  return position.value;
}

/**
 * Plays random games and reads back a position in every new situation; returns these, such as `plot omen`.
 */
export function readBackEverywhere(
  game: SwayGame,
  settings: readonly (readonly [options: Readonly<Record<string, unknown>>, seats: number])[],
  games: number,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const list = new Int32Array(game.mostMoves);
  const luck = new FastLuck(3);
  const plain = optionsFor(game, {});
  for (const [input, seats] of settings) {
    const state = game.create(optionsFor(game, input), seats);
    for (let played = 0; played < games; played++)
      for (let toAct = game.setup(state, luck); toAct !== 0; ) {
        const where = `${PHASES[state.ints[at.phase]]} ${TASKS[state.ints[at.task]]}`;
        if (!seen.has(where) || luck.below(40) === 0) {
          const text = game.notation.makePosition(state);
          expect(game.notation.makePosition(readPosition(game, text, seats, plain))).toBe(text);
          expect(faultsOf(state)).toEqual([]);
        }
        seen.add(where);
        const [seat] = seatsOf(toAct);
        toAct = game.play(state, seat, list[luck.below(game.legal(state, seat, list))], luck);
      }
  }
  return seen;
}
