import type { GnosticaState } from '@hortus/gnostica';
import type { Seat } from '@hortus/kernel';
import { CHANCE, MOST_FACED, SCORE, WIDTH } from './facts.ts';
import type { Outlook } from './outlook.ts';

/** Enough is held, and what the others menace is won back. */
export function dares(outlook: Outlook, state: GnosticaState, seat: Seat): boolean {
  return reach(outlook, state, seat) >= state.rules.options.target;
}

/** The score to be hoped for after one more turn. */
export function reach({ facts }: Outlook, state: GnosticaState, seat: Seat): number {
  facts.read(state, seat);
  const row = seat * WIDTH;
  return facts.rows[row + SCORE] - facts.rows[row + MOST_FACED] + Math.max(facts.rows[row + CHANCE], 1);
}
