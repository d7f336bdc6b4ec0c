import { MOVES, type View } from '@hortus/garden';
import type { Seat } from '@hortus/kernel';
import { type AnalysedMove, type Analysis, deadline, type Time } from '../bot.ts';
import type { Position } from './solver/position.ts';
import { createSolver, type MoveScore, type Solver } from './solver/solver.ts';
import { positionOf, worldOf } from './world.ts';

const { take } = MOVES.kinds;

/** Looked ahead so far before the whole is tried, so that something is known when time runs out. */
const FIRST_LOOKS = [2, 4, 6];

export interface Known {
  /** Every legal cell, ascending; without time for more than the first look ahead, 0 for moves that decide nothing. */
  readonly scores: readonly MoveScore[];
  readonly exact: boolean;
}

let shared: Solver | undefined;

/** Making one builds its tables: done before a bot is asked, so that it takes no time from a decision. */
export const solver = (): Solver => {
  shared ??= createSolver();
  return shared;
};

/** As much as can be known in time; undefined if that is nothing. */
export function explore(position: Position, stop: () => boolean): Known | undefined {
  let known: Known | undefined;
  for (const plies of FIRST_LOOKS) {
    if (stop()) return known;
    const values = solver().foresee(position, plies, { stop });
    if (values === undefined) return known;
    known = { scores: values.map(({ cell, value }) => ({ cell, score: value })), exact: false };
  }
  const scores = stop() ? undefined : solver().scores(position, { stop });
  return scores === undefined ? known : { scores, exact: true };
}

export function analyseGarden(view: View, seat: Seat, time: Time): Analysis | undefined {
  if (view.mover !== seat) return undefined;
  const position = positionOf(worldOf(view));
  const known = explore(position, deadline(time));
  if (known === undefined) return { moves: [], exact: false };
  const inPoints = view.format.startsWith('vp') && known.exact;
  const moves = [...known.scores]
    .sort((a, b) => b.score - a.score || a.cell - b.cell)
    .map(({ cell, score }): AnalysedMove => {
      const value = score > 0 ? 1 : score < 0 ? -1 : 0;
      return { move: take.pack(cell), value, ...(inPoints ? { points: score - value } : {}) };
    });
  return { moves, exact: known.exact };
}
