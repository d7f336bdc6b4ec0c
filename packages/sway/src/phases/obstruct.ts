/** The turning seat has finished obstructing. */
import type { Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { at } from '../state/layout.ts';
import { sideOf } from '../state/zones.ts';
import { compare } from './compare.ts';
import { engaging } from './phase.ts';
import { turnUpHidden } from './reveal.ts';

/**
 * GEN-SAB-3, WA-SAB-3 Face-down cards are turned up first,
 * and if they are executed the plotter acts (WA-R-64, WA-R-65).
 */
function finishObstruct(state: SwayState, _: number, told: Sink | undefined): void {
  const rival = 1 - sideOf(state.ints[at.turn]);
  if (state.ints[at.hidden] === 0 || !turnUpHidden(state, rival, told)) compare(state, told);
}

export const obstruct = engaging('obstruct', finishObstruct);
