/** How a player stands in the adventure: what is still missing, and what exceeds the costs. */
import { isCovered, overflowOf, reckon, sumsFor } from '../src/arithmetic/reckon.ts';
import type { CgsState } from '../src/types.ts';
import type { Need } from './cover.ts';

export interface Standing {
  readonly need: Need;
  readonly covered: boolean;
  readonly overflow: number;
}

export function standing(state: CgsState, player: number): Standing {
  const sums = reckon(state, player, sumsFor(state));
  const short = new Float64Array(sums.named.length);
  for (let name = 0; name < short.length; name++) short[name] = sums.required[name]! - sums.covered[name]!;
  return {
    need: { short, named: sums.named },
    covered: isCovered(sums),
    overflow: overflowOf(sums, state.rules.options.overflow === 'surplus'),
  };
}
