import type { Seat } from '@hortus/kernel';
import { type GnosticaState, playersLeft } from '../src/index.ts';
import { CHANCE, CUPS, SCORE, WIDTH } from './facts.ts';
import type { Outlook } from './outlook.ts';

/** Enough is held, and what the others may take can be won back. */
export const dares = (outlook: Outlook, state: GnosticaState, seat: Seat): boolean =>
  reach(outlook, state, seat) >= state.rules.options.target &&
  outlook.facts.rows[seat * WIDTH + SCORE] >= state.rules.options.target;

/** The score to be hoped for after one more turn. */
export function reach({ facts }: Outlook, state: GnosticaState, seat: Seat): number {
  facts.read(state, seat);
  const { rows } = facts;
  const row = seat * WIDTH;
  const enemies = playersLeft(state) - 1;
  const means = rows[row + CUPS] + rows[row + CUPS + 1] + rows[row + CUPS + 4];
  return rows[row + SCORE] - facts.losses(seat, enemies) + (means > 0 ? rows[row + CHANCE] : 0);
}
