/** What follows from the cards on the table, for those who look: derived for every view, never stored (CGS-INV-7). */

import { isCovered, overflowOf, reckon, sumsFor } from '../arithmetic/reckon.ts';
import { eraSums, pointsOf } from '../arithmetic/score.ts';
import { winnerOf } from '../arithmetic/winner.ts';
import { at, type CgsState, NONE } from '../types.ts';

/** One name of the adventure's costs, by player; in a cooperative adventure all have the same. */
export interface CostLine {
  /** Index in `Cards.names`. */
  readonly name: number;
  readonly required: readonly number[];
  readonly covered: readonly number[];
}

export interface AdventureStanding {
  readonly costs: readonly CostLine[];
  readonly covers: readonly boolean[];
  readonly overflow: readonly number[];
  /** Who would win if the adventure ended now. */
  readonly winner: number | null;
}

export interface EraStanding {
  readonly points: number;
  /** Era costs against era resources: name, required, covered. */
  readonly bill: readonly (readonly [name: number, required: number, covered: number])[];
}

const playersOf = ({ rules }: CgsState): number[] => Array.from({ length: rules.players }, (_, i) => i);

export function adventureStanding(state: CgsState): AdventureStanding | null {
  const { words, rules } = state;
  if (words[at.current] === NONE) return null;
  const sums = playersOf(state).map((player) => reckon(state, player, sumsFor(state)));
  const names = [...rules.cards.names.keys()].filter((name) => sums.some(({ named }) => named[name] === 1));
  const winner = winnerOf(state);
  return {
    costs: names.map((name) => ({
      name,
      required: sums.map(({ required }) => required[name]),
      covered: sums.map(({ covered }) => covered[name]),
    })),
    covers: sums.map(isCovered),
    overflow: sums.map((sum) => overflowOf(sum, rules.options.overflow === 'surplus')),
    winner: winner === NONE ? null : winner,
  };
}

export function eraStanding(state: CgsState, player: number): EraStanding {
  const { required, covered } = eraSums(state, player, sumsFor(state));
  const bill = [...required.keys()]
    .filter((name) => required[name] > 0 || covered[name] > 0)
    .map((name) => [name, required[name], covered[name]] as const);
  return { points: pointsOf(state, player), bill };
}
