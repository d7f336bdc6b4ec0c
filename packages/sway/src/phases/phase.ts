/** A phase as a value: whom it asks, what the answers are, how it ends. An edition lists the phases that its matches have. */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { PHASE, PHASES, type PhaseName } from '../types.ts';

/** What is asked outside the engaging of cards. The caller knows that `seat` is the seat asked. */
export interface Question {
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, told: Sink | undefined, rng: Rng): void;
}

export interface Phase {
  readonly name: PhaseName;
  /** Its index in PHASES: states and logs hold it. */
  readonly number: number;
  /**
   * Asks the seat whose question it is; false if the phase has ended instead and another was entered.
   * Undefined where cards are engaged: then the engaging seat is asked until it finishes, and actions.ts has
   * the answers.
   */
  readonly ask: ((state: SwayState, told: Sink | undefined) => boolean) | undefined;
  readonly question: Question | undefined;
  /** Where cards are engaged: what an explicit finish leads to. `stored` is a card or NONE. */
  readonly finish: ((state: SwayState, stored: number, told: Sink | undefined) => void) | undefined;
}

/** All questions through one constructor, so that they share a hidden class; likewise all phases. */
export const question = (
  list: Question['list'],
  judge: Question['judge'],
  play: Question['play'],
): Question => ({ list, judge, play });

const phase = (
  name: PhaseName,
  ask: Phase['ask'],
  asked: Phase['question'],
  finish: Phase['finish'],
): Phase => ({ name, number: PHASE[name], ask, question: asked, finish });

/** A phase that asks one question after another. */
export const asking = (name: PhaseName, ask: NonNullable<Phase['ask']>, asked: Question): Phase =>
  phase(name, ask, asked, undefined);

/** A phase in which one seat engages cards until it finishes. */
export const engaging = (name: PhaseName, finish: NonNullable<Phase['finish']>): Phase =>
  phase(name, undefined, undefined, finish);

/** By number; undefined for phases that a match doesn't have. */
export function byPhase(phases: readonly Phase[]): readonly (Phase | undefined)[] {
  const found: (Phase | undefined)[] = PHASES.map(() => undefined);
  for (const one of phases) found[one.number] = one;
  return found;
}

/** The phase that a match is in; undefined after its end. */
export const phaseOf = ({ ints, rules }: SwayState): Phase | undefined => rules.phases[ints[at.phase]];
