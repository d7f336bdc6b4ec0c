/** One ability: what it opens, what happens at once, and the moves of its own. */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import type { MOVES } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import type { AbilityName } from '../types.ts';

export interface Ability {
  readonly name: AbilityName;
  /** Carried out when the ability is executed: at engaging, at naming, at the reveal. `index` is the card's place in `engaged`. */
  open(state: SwayState, seat: Seat, index: number): void;
  /** Sentences without a choice; left out when engaged quietly. `does` tells whether it would act now. */
  readonly atOnce?: {
    does(state: SwayState, seat: Seat): boolean;
    run(state: SwayState, seat: Seat, index: number, told?: Sink): void;
  };
  /** Moves of its own while the pool (or the card) has some of it. */
  readonly acts?: readonly Act[];
}

export interface Act {
  readonly kind: keyof typeof MOVES.kinds;
  /** Of moves of one kind, whose this is: `draw` by its `by`. */
  owns?(move: Move): boolean;
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void;
}
