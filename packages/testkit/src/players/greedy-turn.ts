/**
 * A fixed player to measure others by, for games in which a turn is several moves: it takes the turn after which it
 * has most.
 */
import {
  copyInto,
  type Game,
  hasSeat,
  type Move,
  moveList,
  type Rng,
  type Seat,
  type State,
} from '@hortus/kernel';
import type { Greed } from './greedy.ts';

export interface TurnGreed<S extends State> extends Greed<S> {
  /** Positions it looks at in a turn, shared among the moves that may begin it. */
  readonly positions: number;
  /** Of moves that lead to the same total it takes any, where it would otherwise take the first. */
  readonly varies?: boolean;
}

/**
 * Tries out its turns move by move, in list order, and begins the first of those that end with the largest total:
 * when another seat is to act, or when it could stop. It stops if the total suffices and otherwise continues. It
 * takes luck as it comes.
 */
export function greedyTurn<S extends State>(
  game: Game<S>,
  { total, suffices, stops, positions, varies = false }: TurnGreed<S>,
): (state: S, seat: Seat, rng: Rng) => Move {
  const states: S[] = [];
  const lists: Int32Array[] = [];
  let left = 0;

  const most = (from: S, seat: Seat, rng: Rng, depth: number): number => {
    lists[depth] ??= moveList(game);
    states[depth] ??= { ...from, ints: from.ints.slice() };
    const list = lists[depth];
    const after = { ...from, ints: states[depth].ints };
    const count = game.legal(from, seat, list);
    if (list.subarray(0, count).includes(stops)) return total(from, seat);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count && (left > 0 || i === 0); i++)
      best = Math.max(best, tried(from, after, seat, list[i], rng, depth));
    return best;
  };

  const tried = (from: S, after: S, seat: Seat, move: Move, rng: Rng, depth: number): number => {
    left--;
    copyInto(from, after);
    const goesOn = hasSeat(game.play(after, seat, move, rng), seat);
    return goesOn ? most(after, seat, rng, depth + 1) : total(after, seat);
  };

  return (state, seat, rng) => {
    const list = moveList(game);
    const listed = list.subarray(0, game.legal(state, seat, list));
    if (listed.includes(stops)) return suffices(state, seat) ? stops : other(listed, stops);
    const after = { ...state, ints: state.ints.slice() };
    let best = listed[0];
    let largest = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (const move of listed) {
      left = positions / listed.length;
      const value = tried(state, after, seat, move, rng, 0);
      if (value < largest) continue;
      equals = value === largest ? equals + 1 : 1;
      largest = value;
      if (equals === 1 || (varies && rng.below(equals) === 0)) best = move;
    }
    return best;
  };
}

const other = (listed: Int32Array, stops: Move): Move => listed.find((move) => move !== stops) ?? stops;
