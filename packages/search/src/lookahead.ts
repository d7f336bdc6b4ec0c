import {
  copyInto,
  copyState,
  type Game,
  hasSeat,
  invariant,
  lowestBit,
  type Move,
  moveList,
  NO_LUCK,
  onlySeat,
  type Seat,
  type SeatSet,
  type State,
  withoutLowest,
} from '@hortus/kernel';

/** A match won is worth this, less one for each ply it takes; every evaluation stays well below. */
export const WON = 1_000_000;

export interface LookaheadMeans<S extends State> {
  /** Who wins with the seat in question; by default itself alone. */
  readonly side?: SeatSet;
  /** What a position at the horizon is worth to the side; 0 by default. */
  evaluate?(state: S): number;
  /** 1, 0 or -1 for the side at the end of a match; by `outcome` if not given, which allocates. */
  result?(state: S): number;
  /** Moves left out of the tree, at ply 0 (one's own move), 1 (the answer), …; a position with none left is a horizon. */
  overlooks?(ply: number, move: Move): boolean;
  /** Called now and then; true gives up. */
  stop?(): boolean;
}

export interface Foreseen {
  readonly move: Move;
  /** For the side: above 0 is good. */
  readonly value: number;
}

const NODES_BETWEEN_STOPS = 256;

/**
 * What every move of `seat` is worth, looking `plies` moves ahead (its own is the first), in the order of `legal`:
 * alpha-beta over any two-sided game in which nothing is hidden, nothing is left to luck and one seat acts at a time.
 * Sides need not alternate. Allocates one state per ply and nothing per node. Undefined if it gave up.
 */
export function lookahead<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  plies: number,
  sight: LookaheadMeans<S> = {},
): Foreseen[] | undefined {
  const side = sight.side ?? onlySeat(seat);
  const states = Array.from({ length: plies }, () => copyState(state));
  const lists = Array.from({ length: plies }, () => moveList(game));
  const result = sight.result?.bind(sight) ?? ((end: S) => resultBy(game, end, side));
  const evaluate = sight.evaluate?.bind(sight) ?? (() => 0);
  const overlooks = sight.overlooks?.bind(sight);
  let fuel = NODES_BETWEEN_STOPS;
  let stopped = false;

  /** What the position after this move is worth, `ply` moves having been made before it. */
  const after = (from: S, by: Seat, move: Move, ply: number, low: number, high: number): number => {
    const next = states[ply];
    copyInto(from, next);
    const toAct = game.play(next, by, move, NO_LUCK);
    if (toAct === 0) return result(next) * (WON - ply);
    return ply + 1 === plies ? evaluate(next) : best(next, toAct, ply + 1, low, high);
  };

  const best = (from: S, toAct: SeatSet, ply: number, low: number, high: number): number => {
    if (--fuel === 0) {
      fuel = NODES_BETWEEN_STOPS;
      stopped ||= sight.stop?.() === true;
    }
    if (stopped) return 0;
    invariant(withoutLowest(toAct) === 0, 'lookahead is for games in which one seat acts at a time');
    const by = lowestBit(toAct);
    const ours = hasSeat(side, by);
    const list = lists[ply];
    const moves = game.legal(from, by, list);
    let seen = false;
    for (let i = 0; i < moves && low < high; i++) {
      if (overlooks?.(ply, list[i])) continue;
      const value = after(from, by, list[i], ply, low, high);
      if (ours) low = Math.max(low, value);
      else high = Math.min(high, value);
      seen = true;
    }
    return seen ? (ours ? low : high) : evaluate(from);
  };

  const list = lists[0] ?? moveList(game);
  const moves = game.legal(state, seat, list);
  const foreseen: Foreseen[] = [];
  for (let i = 0; i < moves && !stopped; i++) {
    if (overlooks?.(0, list[i])) continue;
    const value = plies === 0 ? 0 : after(state, seat, list[i], 0, -2 * WON, 2 * WON);
    foreseen.push({ move: list[i], value });
  }
  return stopped ? undefined : foreseen;
}

function resultBy<S extends State>(game: Game<S>, end: S, side: SeatSet): number {
  const winners = game.outcome(end)?.winners ?? [];
  if (winners.length === 0) return 0;
  return winners.some((winner) => hasSeat(side, winner)) ? 1 : -1;
}
