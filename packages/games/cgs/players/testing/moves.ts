/** What the policy does, in the notation of moves. */
import { FastLuck, hasBit, type Move, moveList } from '@hortus/kernel';
import { cgs } from '../../src/index.ts';
import { playerOf } from '../../src/state/players.ts';
import { turnIn } from '../../src/state/values.ts';
import type { CgsState } from '../../src/types.ts';
import { decide } from '../policy.ts';

/** Plays its moves from here on, until it's somebody else's turn, and returns them. */
export function movesBy(state: CgsState): string[] {
  const [seat, list, rng] = [turnIn(state.ints), moveList(cgs), new FastLuck(1)];
  const made: string[] = [];
  while (turnIn(state.ints) === seat && hasBit(cgs.toAct(state), seat)) {
    const legal: Move[] = [...list.subarray(0, cgs.legal(state, seat, list))];
    const move =
      legal.length === 1 ? legal[0]! : decide({ state, seat, me: playerOf(state, seat), legal, rng });
    made.push(cgs.notation.makeMove(state, seat, move));
    cgs.play(state, seat, move, rng);
  }
  return made;
}
