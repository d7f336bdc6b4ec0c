/** Who goes first: secret, simultaneous bids, and the redraw from the open pool. */
import {
  addMember,
  countMembers,
  EVERYONE,
  firstMember,
  hasMember,
  lowestBit,
  NO_MEMBER,
  NO_SEATS,
  nextMember,
  nthBit,
  onlySeat,
  type Rng,
  removeMember,
  type Seat,
  type SeatSet,
  type Sink,
} from '@hortus/kernel';
import { tell } from '../board/tell.ts';
import { bidKeyOf, type Card } from '../cards/cards.ts';
import { discard, handOf, handSize, takeOpenly } from '../cards/piles.ts';
import { at, BID, FROM_POOL, type GnosticaState, MOST_IN_HAND, NONE, REDRAW, SET } from '../types.ts';
import { nextPlayer, startTurn } from './turns.ts';

/** GNO-R-16 After this many the hands are empty. */
const MOST_ROUNDS = 6;
const [BY_BID, BY_LOT] = [0, 1];

const isIn = ({ ints }: GnosticaState, seat: Seat): boolean => (ints[at.gone] & onlySeat(seat)) === 0;

/** GNO-BID-2 Everybody who hasn't bid in this round. */
export function stillToBid(state: GnosticaState): SeatSet {
  const { ints, rules } = state;
  let waiting = NO_SEATS;
  for (let seat = 0; seat < rules.seats; seat++)
    if (isIn(state, seat) && ints[at.bids + seat] === NONE) waiting |= onlySeat(seat);
  return waiting;
}

/** GNO-BID-2 Known to its seat alone until all are laid. */
export function layBid(state: GnosticaState, seat: Seat, card: Card, rng: Rng, told: Sink | undefined): void {
  const { ints } = state;
  removeMember(ints, handOf(seat), card);
  ints[at.bids + seat] = card;
  told?.tell(tell.bid.pack(seat, card), onlySeat(seat), false);
  if (stillToBid(state) === NO_SEATS) openBids(state, rng, told);
}

/**
 * GNO-BID-3..5, GNO-R-16 The best bid wins; if several share
 * it all bid again, and after six rounds chance decides.
 */
function openBids(state: GnosticaState, rng: Rng, told: Sink | undefined): void {
  const { ints, rules } = state;
  let best = 0;
  let tied = NO_SEATS;
  let count = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const card = ints[at.bids + seat];
    if (card === NONE) continue;
    ints[at.bids + seat] = NONE;
    addMember(ints, at.pool, card);
    told?.tell(tell.opened.pack(seat, card), EVERYONE, true);
    const key = bidKeyOf(card);
    if (key > best) [best, tied, count] = [key, NO_SEATS, 0];
    if (key === best) [tied, count] = [tied | onlySeat(seat), count + 1];
  }
  if (count === 1) return openPool(state, lowestBit(tied), BY_BID, told);
  told?.tell(tell.tied.pack(ints[at.round]), EVERYONE, false);
  if (ints[at.round] < MOST_ROUNDS) ints[at.round]++;
  else openPool(state, nthBit(tied, rng.below(count)), BY_LOT, told);
}

/** GNO-BID-6 */
function openPool(state: GnosticaState, winner: Seat, how: number, told: Sink | undefined): void {
  const { ints } = state;
  ints[at.phase] = REDRAW;
  ints[at.round] = 0;
  ints[at.first] = winner;
  ints[at.took] = NO_SEATS;
  told?.tell(tell.first.pack(winner, how), EVERYONE, false);
  goOnTaking(state, told);
}

/**
 * GNO-BID-6 Counterclockwise from the winner's right,
 * the winner last, skipping those who are `done` or have left.
 */
export function nextTaker(winner: Seat, done: SeatSet, seats: number): Seat | typeof NONE {
  for (let step = 1; step <= seats; step++) {
    const seat = (winner - step + seats) % seats;
    if ((done & onlySeat(seat)) === 0) return seat;
  }
  return NONE;
}

/** GNO-BID-7 The next to take from the pool; NONE when all have six cards. */
export const takerOf = ({ ints, rules }: GnosticaState): Seat | typeof NONE =>
  nextTaker(ints[at.first], ints[at.took] | ints[at.gone], rules.seats);

export function takeFromPool(state: GnosticaState, seat: Seat, card: Card, told: Sink | undefined): void {
  takeOne(state, seat, card, told);
  goOnTaking(state, told);
}

/** GNO-R-17 Everybody has seen it. */
function takeOne({ ints, rules }: GnosticaState, seat: Seat, card: Card, told: Sink | undefined): void {
  removeMember(ints, at.pool, card);
  takeOpenly(ints, rules.seats, seat, card);
  told?.tell(tell.got.pack(seat, card, FROM_POOL), EVERYONE, false);
}

/** A player with six cards is done; one who can only take what is left takes it (GNO-BID-7). */
function goOnTaking(state: GnosticaState, told: Sink | undefined): void {
  const { ints } = state;
  for (let seat = takerOf(state); seat !== NONE; seat = takerOf(state)) {
    const wants = MOST_IN_HAND - handSize(ints, seat);
    if (wants > 0 && countMembers(ints, at.pool, SET) > wants) return;
    if (wants > 0) takeAll(state, seat, told);
    ints[at.took] |= onlySeat(seat);
  }
  beginPlay(state, told);
}

function takeAll(state: GnosticaState, seat: Seat, told: Sink | undefined): void {
  const { ints } = state;
  for (
    let card = firstMember(ints, at.pool, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, at.pool, SET, card)
  )
    takeOne(state, seat, card, told);
}

/**
 * GNO-BID-8 The winner goes first, or the next player if the
 * winner has left. What nobody took is discarded (GNO-R-91).
 */
function beginPlay(state: GnosticaState, told: Sink | undefined): void {
  const first = state.ints[at.first];
  discardPool(state.ints);
  startTurn(state, isIn(state, first) ? first : nextPlayer(state, first), told);
}

/**
 * GNO-R-91 A player leaves during bidding: a bid from this round is discarded with the hand, and the others continue.
 */
export function discardBid({ ints }: GnosticaState, seat: Seat, told: Sink | undefined): void {
  const card = ints[at.bids + seat];
  if (card === NONE) return;
  ints[at.bids + seat] = NONE;
  discard(ints, card);
  told?.tell(tell.discarded.pack(seat, card), EVERYONE, true);
}

/** GNO-R-91 The game is over before it began: the bids are discarded too. */
export function discardBids(state: GnosticaState, told: Sink | undefined): void {
  for (let seat = 0; seat < state.rules.seats; seat++) discardBid(state, seat, told);
  discardPool(state.ints);
}

function discardPool(ints: Int32Array): void {
  for (
    let card = firstMember(ints, at.pool, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, at.pool, SET, card)
  )
    discard(ints, card);
  ints.fill(0, at.pool, at.pool + SET);
  ints[at.round] = 0;
  ints[at.took] = NO_SEATS;
  ints[at.first] = NONE;
}

/** Somebody has left: perhaps the others were waiting only for them. */
export function goOnWithout(state: GnosticaState, rng: Rng, told: Sink | undefined): void {
  if (state.ints[at.phase] === BID) {
    if (stillToBid(state) === NO_SEATS) openBids(state, rng, told);
  } else goOnTaking(state, told);
}

export const isInPool = (ints: Int32Array, card: Card): boolean => hasMember(ints, at.pool, card);
