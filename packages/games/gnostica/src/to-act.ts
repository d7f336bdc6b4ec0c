/** Whom the table waits for, and whose time runs. */
import { NO_SEATS, onlySeat, type RunningTime, type SeatSet, seatsOf } from '@hortus/kernel';
import { stillToBid, takerOf } from './phases/bidding.ts';
import { at, BID, type GnosticaState, OVER, REDRAW } from './types.ts';

/** This is public: who has bid, and whose redraw or turn it is. */
export function toAct(state: GnosticaState): SeatSet {
  const { ints } = state;
  switch (ints[at.phase]) {
    case BID:
      return stillToBid(state);
    case REDRAW:
      return onlySeat(takerOf(state));
    case OVER:
      return NO_SEATS;
    default:
      return onlySeat(ints[at.turn]);
  }
}

/** Rounds of bidding, then redraws, then turns: each starts a new limit. */
const [REDRAWS, TURNS] = [16, 32];

/**
 * A turn is one span, whatever its steps. During bidding, time runs for everybody who hasn't bid (GNO-BID-2).
 */
export function clock(state: GnosticaState): RunningTime | undefined {
  const seats = toAct(state);
  if (seats === NO_SEATS) return undefined;
  const { ints } = state;
  if (ints[at.phase] === BID) return { seats, span: ints[at.round] };
  if (ints[at.phase] === REDRAW) return { seats, span: REDRAWS + seatsOf(ints[at.took]).length };
  return { seats, span: TURNS + ints[at.turns] };
}
