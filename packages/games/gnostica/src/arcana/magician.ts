/** Magician: one step as any suit. */
import { isEnough, type Power } from '../powers/power.ts';
import { cup, disc, rod, sword } from './suits.ts';
import { use } from './use.ts';

const ANY_SUIT = [sword, rod, cup, disc] as const;

const anySuit: Power = {
  name: 'any',
  cost: 1,
  owns: (move) => sword.owns(move) || rod.owns(move) || cup.owns(move) || disc.owns(move),
  list(board, out, from) {
    let n = from;
    for (let i = 0; i < ANY_SUIT.length && !isEnough(board, n, from); i++)
      n = ANY_SUIT[i].list(board, out, n);
    return n;
  },
  why(board, move) {
    for (let i = 0; i < ANY_SUIT.length; i++) if (ANY_SUIT[i].owns(move)) return ANY_SUIT[i].why(board, move);
    return undefined;
  },
  play(state, move, rng, told) {
    for (let i = 0; i < ANY_SUIT.length; i++)
      if (ANY_SUIT[i].owns(move)) ANY_SUIT[i].play(state, move, rng, told);
  },
};

/** GNO-MAG-1 Sword, rod, cup or disc, chosen when used. */
export const MAGICIAN_USE = use([anySuit]);
