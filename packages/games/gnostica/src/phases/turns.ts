/** Whose turn is next. */
import { EVERYONE, onlySeat, type Seat, type Sink } from '@hortus/kernel';
import { tell } from '../board/tell.ts';
import { at, type GnosticaState, TURN } from '../types.ts';

export function startTurn({ ints }: GnosticaState, seat: Seat, told: Sink | undefined): void {
  ints[at.turn] = seat;
  ints[at.phase] = TURN;
  told?.tell(tell.turn.pack(seat), EVERYONE, false);
}

/** Clockwise. */
export function nextPlayer({ ints, rules }: GnosticaState, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % rules.seats;
  while ((ints[at.gone] & onlySeat(next)) !== 0);
  return next;
}
