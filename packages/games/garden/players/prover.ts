/** Which moves win a game of Garden by force: the solver knows them all. */
import type { Certainty, Prover } from '@hortus/bots';
import type { Move, State } from '@hortus/kernel';
import { type GardenState, garden, MOVES } from '../src/index.ts';
import { solver } from './analyse.ts';
import { positionOf } from './world.ts';

/** A win takes at most this many moves of both players. */
const IN_SIGHT = 7;

export function gardenProver(): Prover {
  return {
    aim: 'win',
    values(state: State): ReadonlyMap<Move, Certainty> | undefined {
      if (garden.outcome(state as GardenState) !== undefined) return undefined;
      const values = solver().values(positionOf(state as GardenState));
      return new Map(values?.map(({ cell, value }) => [MOVES.kinds.take.pack(cell), value]));
    },
    isFair: (state: State) =>
      solver()
        .foresee(positionOf(state as GardenState), IN_SIGHT)
        ?.some(({ value }) => value === 1) ?? false,
  };
}
