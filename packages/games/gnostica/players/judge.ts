/** Says how likely a seat is to win: today's weighted sums (`outlook.ts`), or what was learned (`value/learned.ts`). */

import type { Seat } from '@hortus/kernel';
import type { GnosticaState } from '../src/index.ts';
import type { Turn } from './turns.ts';

export interface Judge {
  chance(state: GnosticaState, seat: Seat): number;
  /** What a turn of a seat whose turn begins in this state counts at first sight, beside the chances of its worlds. */
  impression(turn: Turn, state: GnosticaState, seat: Seat): number;
}
