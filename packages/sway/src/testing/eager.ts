/** For tests: the same game, in which seats go on as long as anything can be done, so that random games go deep. */
import type { Move, MoveList, Seat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import type { SwayGame } from './scene.ts';

const { done, finish, pass, store, waive } = MOVES.kinds;
const DULL: readonly Move[] = [done.tag, finish.tag, pass.tag, waive.tag];

/**
 * Lists moves that end a phase or question only if there is nothing else. That depends on the hand, so don't
 * look for leaks in this game.
 */
export const eager = (game: SwayGame): SwayGame => ({
  ...game,
  legal(state: SwayState, seat: Seat, out: MoveList): number {
    const all = game.legal(state, seat, out);
    let count = 0;
    for (let i = 0; i < all; i++) if (!DULL.includes(out[i]) && !store.is(out[i])) out[count++] = out[i];
    return count === 0 ? game.legal(state, seat, out) : count;
  },
});
