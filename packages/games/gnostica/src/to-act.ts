/** Whom the table waits for, and whose time runs. */
import { NO_SEATS, onlySeat, type RunningTime, type SeatSet, seatsOf } from '@hortus/kernel';
import { stillToBid, takerOf } from './phases/bidding.ts';
import { at, BID, type GnosticaState, OVER, REDRAW } from './types.ts';

/** Everybody can see it: who has laid a bid, whose redraw or turn it is. */
export function toAct(state: GnosticaState): SeatSet {
  const { words } = state;
  switch (words[at.phase]) {
    case BID:
      return stillToBid(state);
    case REDRAW:
      return onlySeat(takerOf(state));
    case OVER:
      return NO_SEATS;
    default:
      return onlySeat(words[at.turn]);
  }
}

/** Rounds of bidding, then redraws, then turns: each starts a new limit. */
const [REDRAWS, TURNS] = [16, 32];

/** A turn is one span, whatever its steps. While several bid, the time of all who have not runs (GNO-BID-2). */
export function clock(state: GnosticaState): RunningTime | undefined {
  const seats = toAct(state);
  if (seats === NO_SEATS) return undefined;
  const { words } = state;
  if (words[at.phase] === BID) return { seats, span: words[at.round] };
  if (words[at.phase] === REDRAW) return { seats, span: REDRAWS + seatsOf(words[at.took]).length };
  return { seats, span: TURNS + words[at.turns] };
}
