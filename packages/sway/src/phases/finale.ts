/**
 * The finale step: with the destiny empty each experience goes to ops, and once per game the player with more ops
 * cards discards down to the smaller hand (EXP-6, OBS-8 to OBS-11). The edition decides which comes first (WA-R-43).
 */
import type { Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { destinyCount } from '../state/destiny.ts';
import type { Phase } from './phase.ts';
import { beginPlot } from './turn.ts';

/** GEN-R-34, WA-R-42 At the end of a successful obstruction, whenever the destiny ran out. */
export function finaleStep(state: SwayState, told?: Sink): void {
  if (destinyCount(state) > 0) beginPlot(state, told);
  else takeStep(state, 0, told);
}

export interface FinaleStep {
  readonly name: 'gather' | 'equalise';
  /** Carries the step out, up to the question that its phase may ask. */
  take(state: SwayState, told: Sink | undefined): void;
  readonly phase: Phase;
}

/** Takes the edition's steps from here on, then begins the plot. */
function takeStep(state: SwayState, place: number, told: Sink | undefined): void {
  const { finale } = state.rules;
  if (place < finale.length) finale[place].take(state, told);
  else beginPlot(state, told);
}

/** Continues after this step. */
export const goOnAfter = (state: SwayState, step: FinaleStep, told: Sink | undefined): void =>
  takeStep(state, state.rules.finale.indexOf(step) + 1, told);
