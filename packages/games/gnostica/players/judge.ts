/** Says how likely a seat is to win: the weighted sums (`outlook.ts`), or what was learned (`value/learned.ts`). */

import type { Seat } from '@hortus/kernel';
import type { GnosticaState } from '../src/index.ts';
import type { Turn } from './turns.ts';

export interface Judge {
  chance(state: GnosticaState, seat: Seat): number;
  /** What a turn counts for at first sight, added to the chances from its worlds. `state` is where the turn begins. */
  impression(turn: Turn, state: GnosticaState, seat: Seat): number;
}
