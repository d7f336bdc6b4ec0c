import { type AnalysedMove, type Analysis, deadline, type Time } from '@hortus/bots';
import type { Seat } from '@hortus/kernel';
import { MOVES, type View } from '../src/index.ts';
import type { Position } from './solver/position.ts';
import { createSolver, type MoveScore, type Solver } from './solver/solver.ts';
import { positionOf, worldOf } from './world.ts';

const { take } = MOVES.kinds;

/** How far to look ahead before trying the whole tree, so that something is known when time runs out. */
const FIRST_LOOKS = [2, 4, 6];

interface Known {
  /**
   * For every legal move, by ascending cell; if not exact, 1 and -1 are proved results and 0 means unknown.
   */
  readonly scores: readonly MoveScore[];
  readonly exact: boolean;
}

let shared: Solver | undefined;

/** One shared solver: making it builds tables, which a bot wants done before it's asked. */
export const solver = (): Solver => {
  shared ??= createSolver();
  return shared;
};

/**
 * As much as can be found out in time. The first look, some seventy positions, always happens: it is less
 * work than making the view was, and without it a bot would miss a win on the table.
 */
export function explore(position: Position, stop: () => boolean): Known {
  let known: Known = { scores: [], exact: false };
  for (const plies of FIRST_LOOKS) {
    const first = plies === FIRST_LOOKS[0];
    if (!first && stop()) return known;
    const values = solver().foresee(position, plies, first ? {} : { stop });
    if (values === undefined) return known;
    known = { scores: values.map(({ cell, value }) => ({ cell, score: value })), exact: false };
  }
  const scores = stop() ? undefined : solver().scores(position, { stop });
  return scores === undefined ? known : { scores, exact: true };
}

export function analyseGarden(view: View, seat: Seat, time: Time): Analysis | undefined {
  if (view.mover !== seat) return undefined;
  const known = explore(positionOf(worldOf(view)), deadline(time));
  const inPoints = view.format.startsWith('vp') && known.exact;
  const moves = [...known.scores]
    .sort((a, b) => b.score - a.score || a.cell - b.cell)
    .map(({ cell, score }): AnalysedMove => {
      const value = score > 0 ? 1 : score < 0 ? -1 : 0;
      return { move: take.pack(cell), value, ...(inPoints ? { points: score - value } : {}) };
    });
  return { moves, exact: known.exact };
}
