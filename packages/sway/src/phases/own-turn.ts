/** What the engaging seat may do beside engaging and its sentences: bring, recall, finish, store, in this listed order. */
import { invariant, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';

export const listOwnTurn = (_state: SwayState, _seat: Seat, _out: MoveList, _from: number): number =>
  invariant(false, 'not yet') as never;
/** For these four kinds; the caller knows that `seat` engages now (phase obstruct, reveal or plot, no task). */
export const judgeOwnTurn = (_state: SwayState, _seat: Seat, _move: Move): RefusalCode | undefined =>
  invariant(false, 'not yet') as never;
export const playOwnTurn = (_state: SwayState, _seat: Seat, _move: Move, _told?: Sink): void =>
  invariant(false, 'not yet') as never;
