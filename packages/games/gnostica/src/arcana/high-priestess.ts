/** High Priestess: discards and draws, and once more. */

import { exchange } from '../cards/piles.ts';
import { exchangesOf, listExchanges, whyNotExchange } from '../powers/draw.ts';
import type { Power } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, kinds } from '../types.ts';

const { redraw } = kinds;
const EXCHANGES = exchangesOf(redraw.pack);

/** GNO-R-38 Neither discarding nor drawing isn't a step: such a round is skipped. GNO-R-80 Needs no actor. */
export const again: Power = {
  name: 'redraw',
  cost: 1,
  owns: redraw.is,
  list(board, out, from) {
    const n = listExchanges(board, EXCHANGES, out, from);
    // Drop the empty exchange, which comes first.
    out.copyWithin(from, from + 1, n);
    return n - 1;
  },
  why(board, move) {
    const { drop, count } = redraw.get;
    if (drop(move) === 0 && count(move) === 0) return NO.nothingDrawn;
    return whyNotExchange(board, drop(move), count(move));
  },
  play(state, move, rng, told) {
    exchange(state, state.ints[at.turn], redraw.get.drop(move), redraw.get.count(move), rng, told);
  },
};
