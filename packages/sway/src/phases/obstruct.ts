/** The turning seat has finished obstructing. */
import type { Sink } from '@hortus/kernel';
import { at } from '../layout.ts';
import type { SwayState } from '../rules.ts';
import { sideOf } from '../zones.ts';
import { compare } from './compare.ts';
import { reveal } from './reveal.ts';

/** GEN-SAB-3, WA-SAB-3 Face-down cards are turned up first; in Worlds Asunder the plotter then acts (WA-R-64, WA-R-65). */
export function finishObstruct(state: SwayState, told?: Sink): void {
  const rival = 1 - sideOf(state.ints[at.turn]);
  if (state.ints[at.hidden] === 0 || !reveal(state, rival, told)) compare(state, told);
}
