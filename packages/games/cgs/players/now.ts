/** One decision, and how to find moves in it. */
import type { Move, Rng, Seat } from '@hortus/kernel';
import { designIn } from '../src/state/faces.ts';
import { type CgsState, MOVES } from '../src/types.ts';
import { factsOf } from './facts.ts';

const M = MOVES.kinds;

/** One decision: the world, who decides, and what may be done. */
export interface Now {
  readonly state: CgsState;
  readonly seat: Seat;
  readonly me: number;
  readonly legal: readonly Move[];
  readonly rng: Rng;
  /** While looking ahead: skip considerations that hardly ever change the move. */
  readonly isQuick?: boolean;
  /** Lets luck decide between openings that are almost equally good. */
  readonly varies?: boolean;
}

export const find = (
  legal: readonly Move[],
  ...kinds: readonly { is(move: Move): boolean }[]
): Move | undefined => {
  for (const kind of kinds) {
    const move = legal.find((one) => kind.is(one));
    if (move !== undefined) return move;
  }
  return undefined;
};

export const playOf = (legal: readonly Move[], design: number): Move | undefined =>
  legal.find(
    (move) =>
      (M.play.is(move) && designIn(M.play.get.face(move)) === design) ||
      (M.add.is(move) && designIn(M.add.get.face(move)) === design),
  );

export const mustLeave = (state: CgsState, face: number): boolean =>
  factsOf(state.rules.cards).mustGo[designIn(face)] === 1;
