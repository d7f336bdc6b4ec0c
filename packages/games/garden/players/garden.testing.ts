/** Positions of Garden for the bots' tests. */

import { FastLuck, lowestBit, moveList, NO_LUCK, type Seat } from '@hortus/kernel';
import { type GardenState, garden, type Options, type View } from '../src/index.ts';

export const UNHURRIED = { ms: Number.POSITIVE_INFINITY, now: () => 0 };

export interface Turn {
  readonly state: GardenState;
  readonly view: View;
  readonly seat: Seat;
}

export const turnOf = (state: GardenState): Turn => {
  const seat = lowestBit(garden.toAct(state));
  return { state, seat, view: garden.view(state, seat) };
};

export function optionsOf(given: Partial<Options>): Options {
  const options = garden.parseOptions(given, 2);
  if (!options.ok) throw new Error(JSON.stringify(options.fault));
  return options.value;
}

export function position(text: string, played = ''): GardenState {
  const read = garden.notation.parsePosition(text, optionsOf({}), 2, NO_LUCK);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  for (const word of played.split(' ').filter((part) => part !== '')) {
    const { seat } = turnOf(read.value);
    const move = garden.notation.parseMove(read.value, seat, word);
    if (!move.ok || garden.judge(read.value, seat, move.value)) throw new Error(`${word} cannot be played`);
    garden.play(read.value, seat, move.value, NO_LUCK);
  }
  return read.value;
}

/** A random turn with `made` moves made in its game; how an earlier game ended doesn't matter. */
function randomTurn(given: Partial<Options>, made: number, seed: number): Turn {
  const rng = new FastLuck(seed);
  const list = moveList(garden);
  for (;;) {
    const state = garden.create(optionsOf(given), 2);
    let toAct = garden.setup(state, rng);
    for (let i = 0; i < made && toAct !== 0; i++) {
      const seat = lowestBit(toAct);
      toAct = garden.play(state, seat, list[rng.below(garden.legal(state, seat, list))], rng);
    }
    if (toAct !== 0 && garden.view(state, 'table').ply === made) return turnOf(state);
  }
}

/** Turns of every length and format, `each` of a kind. */
export const randomTurns = (each: number, given: readonly Partial<Options>[]): Turn[] =>
  given.flatMap((options, i) =>
    Array.from({ length: each * 15 }, (_, n) => randomTurn(options, n % 15, i * 1000 + n)),
  );
