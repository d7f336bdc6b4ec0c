/** Moves and positions of a game as text. */
import { type Diagnostic, invariant, type Notation, type OptionTable, type Result } from '@hortus/kernel';
import type { Clauses } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import type { SwayOptions } from '../types.ts';
import { makeMove, parseMove } from './move-text.ts';

/** What an edition tells of itself, for its positions. */
export interface Writing {
  readonly options: OptionTable;
  readonly clauses: Clauses;
  parseOptions(input: unknown): Result<SwayOptions, Diagnostic[]>;
  create(options: SwayOptions, seats: number): SwayState;
}

export const makeNotation = (_writing: Writing): Notation<SwayState, SwayOptions> => ({
  parseMove,
  makeMove,
  makePosition: () => invariant(false, 'not yet') as never,
  parsePosition: () => invariant(false, 'not yet') as never,
  draw: () => invariant(false, 'not yet') as never,
});
