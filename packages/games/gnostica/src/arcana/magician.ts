/** Magician: one step as any suit. */
import { isEnough, type Power } from '../powers/power.ts';

/** GNO-MAG-1 Chosen when used; listed in the order of the suits given. */
export const anyOf = (suits: readonly Power[]): Power => ({
  name: 'any',
  cost: 1,
  owns: (move) => suits.some((suit) => suit.owns(move)),
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < suits.length && !isEnough(board, n, from); i++) n = suits[i].list(board, out, n);
    return n;
  },
  why(board, move) {
    for (let i = 0; i < suits.length; i++) if (suits[i].owns(move)) return suits[i].why(board, move);
    return undefined;
  },
  play(state, move, rng, told) {
    for (let i = 0; i < suits.length; i++) if (suits[i].owns(move)) suits[i].play(state, move, rng, told);
  },
});
