/** Era costs that a player couldn't cover. */
import { copyState, type Move } from '@hortus/kernel';
import { play } from '../src/play.ts';
import { type CgsState, MOVES } from '../src/types.ts';
import { readHand } from './hand.ts';
import type { Now } from './now.ts';

/** As things are, in all names together. */
function debtOf(state: CgsState, player: number): number {
  const { balance, main } = readHand(state, player);
  return balance.reduce((debt, value) => debt + Math.max(0, -value), Math.max(0, -main));
}

/** Would this play leave the player with more of them? */
export function addsDebt({ state, seat, me, rng }: Now, move: Move): boolean {
  if (!MOVES.kinds.play.is(move)) return false;
  const next = copyState(state);
  play(next, seat, move, rng, undefined);
  return debtOf(next, me) > debtOf(state, me);
}
