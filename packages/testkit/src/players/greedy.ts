/** A fixed player to measure others by: it always takes the largest and stops when that is enough. */
import { copyInto, type Game, type Move, moveList, type Rng, type Seat, type State } from '@hortus/kernel';

export interface Greed<S extends State> {
  /** What it tries to make as large as possible. */
  total(state: S, seat: Seat): number;
  /** Is the total enough to make the move `stops`, if that is listed? */
  suffices(state: S, seat: Seat): boolean;
  readonly stops: Move;
}

/**
 * Takes the first listed move after which the total is largest, and stops only if every other move would lower it. It
 * looks one move ahead and at nothing but the total; it tries out draws with whatever luck they have.
 */
export function greedy<S extends State>(
  game: Game<S>,
  { total, suffices, stops }: Greed<S>,
): (state: S, seat: Seat, rng: Rng) => Move {
  const list = moveList(game);
  return (state, seat, rng) => {
    const listed = list.subarray(0, game.legal(state, seat, list));
    if (listed.includes(stops) && suffices(state, seat)) return stops;
    const after: S = { ...state, ints: state.ints.slice() };
    let best: Move | undefined;
    let most = listed.includes(stops) ? total(state, seat) : Number.NEGATIVE_INFINITY;
    for (const move of listed) {
      if (move === stops) continue;
      copyInto(state, after);
      game.play(after, seat, move, rng);
      const value = total(after, seat);
      if (value > most || (value === most && best === undefined)) {
        best = move;
        most = value;
      }
    }
    return best ?? stops;
  };
}
