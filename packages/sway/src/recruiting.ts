/** DEF-15, DEF-16: a card from the void to the reserve or, where there is none, to the experience. */
import { invariant, type Seat, type Sink } from '@hortus/kernel';
import type { RefusalCode } from './refusals.ts';
import type { SwayState } from './rules.ts';

/** The set of void cards that the seat may recruit now (after setup: without lives and recruiters where the rules bar them). */
export const recruitsFor = (_state: SwayState, _seat: Seat, _out: Int32Array): void =>
  invariant(false, 'not yet') as never;
export const judgeRecruit = (_state: SwayState, _seat: Seat, _card: number): RefusalCode | undefined =>
  invariant(false, 'not yet') as never;
/** `why` is an index of RECRUIT_WHY; `reveals` where the recruit tells something of a hidden card. */
export const recruitCard = (
  _state: SwayState,
  _seat: Seat,
  _card: number,
  _why: number,
  _reveals: boolean,
  _told?: Sink,
): void => invariant(false, 'not yet') as never;
