import { EVERYONE, type Move, type Rng, type Seat, type SeatSet, type Sink } from '@hortus/kernel';
import { isVoid } from './board/land.ts';
import { crowdIn, ownerOf, spaceOf } from './board/men.ts';
import { tell } from './board/tell.ts';
import { discardBid, discardBids, goOnWithout, layBid, takeFromPool } from './phases/bidding.ts';
import { eliminate, finishTurn, nextTurn, playersLeft } from './phases/ends.ts';
import { playStep } from './phases/steps.ts';
import { drawMore, pass, playOption } from './phases/turn-options.ts';
import { settle } from './powers/settle.ts';
import { toAct } from './to-act.ts';
import {
  at,
  BID,
  DRAWING,
  END,
  type GnosticaState,
  kinds,
  NO_TODO,
  OVER,
  REDRAW,
  RESIGNED,
  STEPS,
  THREE,
  TIME_UP,
  TRANSIT,
  TURN,
} from './types.ts';

const { bid, take, announce, resign, time, draw } = kinds;
const MOST_IN_SPACE = 3;

function hasMen(ints: Int32Array, seat: Seat): boolean {
  for (let man = 0; man < ints[at.men]; man++) if (ownerOf(ints[at.man + man]) === seat) return true;
  return false;
}

export function play(state: GnosticaState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  const { ints } = state;
  if (resign.is(move) || time.is(move)) leave(state, seat, time.is(move) ? TIME_UP : RESIGNED, rng, told);
  else if (announce.is(move)) {
    passInstead(ints, seat, told);
    endTurn(state, seat, true, told);
  } else if (ints[at.phase] === TURN) playOption(state, move, rng, told);
  else if (ints[at.phase] === STEPS) playStep(state, move, rng, told);
  else if (ints[at.phase] === BID) layBid(state, seat, bid.get.card(move), rng, told);
  else if (ints[at.phase] === REDRAW) takeFromPool(state, seat, take.get.card(move), told);
  else if (draw.is(move)) drawMore(state, draw.get.count(move), rng, told);
  else endTurn(state, seat, false, told);
  return toAct(state);
}

/** GNO-R-59 Announced while the turn still had to be passed, or the rest of an activation skipped. */
function passInstead(ints: Int32Array, seat: Seat, told: Sink | undefined): void {
  if (ints[at.phase] === TURN) pass(ints, seat, !hasMen(ints, seat), told);
  else if (ints[at.phase] === STEPS) told?.tell(tell.skipped.pack(seat), EVERYONE, false);
}

/** GNO-END-1, GNO-END-6, GNO-R-89 */
function endTurn(state: GnosticaState, seat: Seat, announces: boolean, told: Sink | undefined): void {
  // GNO-R-21 Drawing is over: a last turn is judged, or the cap draws the game.
  if (state.ints[at.todo] === DRAWING) {
    finishTurn(state, told);
    if (state.ints[at.phase] !== END || state.ints[at.turn] !== seat) return;
  }
  if (announces) {
    state.ints[at.open] = seat;
    told?.tell(tell.announced.pack(seat), EVERYONE, false);
  }
  nextTurn(state, told);
}

/**
 * GNO-R-60 Like a failed announcement; if somebody else is acting, they continue. A transit that nobody will end, because its
 * player leaves or the game is over, leaves no piece in the void (GNO-SPC-5).
 */
function leave(state: GnosticaState, seat: Seat, fate: number, rng: Rng, told: Sink | undefined): void {
  const { ints } = state;
  const phase = ints[at.phase];
  discardBid(state, seat, told);
  const wasOnTurn = ints[at.turn] === seat;
  const endsGame = playersLeft(state) === 2;
  if (ints[at.todo] === TRANSIT && (wasOnTurn || endsGame)) settle(ints, told);
  eliminate(state, seat, fate, told);
  if (ints[at.phase] === OVER) return discardBids(state, told);
  if (phase === BID || phase === REDRAW) goOnWithout(state, rng, told);
  else if (wasOnTurn) nextTurn(state, told);
  else forgive(ints, seat);
}

/** Drops the obligation for a piece that has left, or a space that is no longer crowded. */
function forgive(ints: Int32Array, seat: Seat): void {
  const [todo, owed] = [ints[at.todo], ints[at.owed]];
  const isMet =
    todo === TRANSIT
      ? ownerOf(owed) === seat || hasArrived(ints, owed)
      : todo === THREE && hasRoom(ints, owed);
  if (!isMet) return;
  ints[at.todo] = NO_TODO;
  ints[at.owed] = 0;
}

const hasRoom = (ints: Int32Array, space: number): boolean => crowdIn(ints, space) <= MOST_IN_SPACE;

/** GNO-R-41 The first rod would end legally where the piece in transit stands now. */
const hasArrived = (ints: Int32Array, man: number): boolean =>
  !isVoid(ints, spaceOf(man)) && hasRoom(ints, spaceOf(man));
