/**
 * Questions outside the engaging of cards, by task and then by phase: trim, recruitable, window; draft, opening, share,
 * equalise, giving, refill, recruit, unlock. The caller knows that `seat` is the seat asked.
 */
import { invariant, type Move, type MoveList, type Rng, type Seat, type Sink } from '@hortus/kernel';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';

/** Is it one of these? Else cards are engaged (obstruct, reveal, plot), or omen's or vengeance's cards are asked for. */
export const isQuestion = (_state: SwayState): boolean => invariant(false, 'not yet') as never;
export const listQuestion = (_state: SwayState, _seat: Seat, _out: MoveList, _from: number): number =>
  invariant(false, 'not yet') as never;
export const judgeQuestion = (_state: SwayState, _seat: Seat, _move: Move): RefusalCode | undefined =>
  invariant(false, 'not yet') as never;
export const playQuestion = (_state: SwayState, _seat: Seat, _move: Move, _rng: Rng, _told?: Sink): void =>
  invariant(false, 'not yet') as never;
