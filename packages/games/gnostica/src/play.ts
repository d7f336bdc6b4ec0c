import { EVERYONE, type Move, type Rng, type Seat, type SeatSet, type Sink } from '@hortus/kernel';
import { crowdIn, ownerOf } from './board/men.ts';
import { tell } from './board/tell.ts';
import { discardBid, discardBids, goOnWithout, layBid, takeFromPool } from './phases/bidding.ts';
import { eliminate, nextTurn } from './phases/ends.ts';
import { playStep } from './phases/steps.ts';
import { playOption } from './phases/turn-options.ts';
import { settle } from './powers/settle.ts';
import { toAct } from './to-act.ts';
import {
  at,
  BID,
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

const { bid, take, announce, resign, time } = kinds;
const MOST_IN_SPACE = 3;

export function play(state: GnosticaState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  const { words } = state;
  if (resign.is(move) || time.is(move)) leave(state, seat, time.is(move) ? TIME_UP : RESIGNED, rng, told);
  else if (words[at.phase] === TURN) playOption(state, move, rng, told);
  else if (words[at.phase] === STEPS) playStep(state, move, rng, told);
  else if (words[at.phase] === BID) layBid(state, seat, bid.get.card(move), rng, told);
  else if (words[at.phase] === REDRAW) takeFromPool(state, seat, take.get.card(move), told);
  else endTurn(state, seat, announce.is(move), told);
  return toAct(state);
}

/** GNO-END-1, GNO-END-6, GNO-R-89 */
function endTurn(state: GnosticaState, seat: Seat, announces: boolean, told: Sink | undefined): void {
  if (announces) {
    state.words[at.open] = seat;
    told?.tell(tell.announced.pack(seat), EVERYONE, false);
  }
  nextTurn(state, told);
}

/** GNO-R-60 Like a failed announcement; whoever else is acting goes on. A transit that nobody ends is none (GNO-SPC-5). */
function leave(state: GnosticaState, seat: Seat, fate: number, rng: Rng, told: Sink | undefined): void {
  const { words } = state;
  const phase = words[at.phase];
  discardBid(state, seat, told);
  const wasOnTurn = words[at.turn] === seat;
  if (wasOnTurn && words[at.todo] === TRANSIT) settle(words, told);
  eliminate(state, seat, fate, told);
  if (words[at.phase] === OVER) return discardBids(state, told);
  if (phase === BID || phase === REDRAW) goOnWithout(state, rng, told);
  else if (wasOnTurn) nextTurn(state, told);
  else forgive(words, seat);
}

/** What was owed to a piece that has gone, or to a space that is no longer crowded. */
function forgive(words: Int32Array, seat: Seat): void {
  const isTransit = words[at.todo] === TRANSIT && ownerOf(words[at.owed]) === seat;
  const isThinned = words[at.todo] === THREE && crowdIn(words, words[at.owed]) <= MOST_IN_SPACE;
  if (!isTransit && !isThinned) return;
  words[at.todo] = NO_TODO;
  words[at.owed] = 0;
}
