/** Who goes first: secret bids of all at once, and the redraw from the open pool. */
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

/** GNO-R-16 Then the hands are empty. */
const MOST_ROUNDS = 6;
const [BY_BID, BY_LOT] = [0, 1];

const isIn = ({ words }: GnosticaState, seat: Seat): boolean => (words[at.gone] & onlySeat(seat)) === 0;

/** GNO-BID-2 All who have not laid a bid in this round. */
export function stillToBid(state: GnosticaState): SeatSet {
  const { words, rules } = state;
  let waiting = NO_SEATS;
  for (let seat = 0; seat < rules.seats; seat++)
    if (isIn(state, seat) && words[at.bids + seat] === NONE) waiting |= onlySeat(seat);
  return waiting;
}

/** GNO-BID-2 Known to its seat alone until all are laid. */
export function layBid(state: GnosticaState, seat: Seat, card: Card, rng: Rng, told: Sink | undefined): void {
  const { words } = state;
  removeMember(words, handOf(seat), card);
  words[at.bids + seat] = card;
  told?.tell(tell.bid.pack(seat, card), onlySeat(seat), false);
  if (stillToBid(state) === NO_SEATS) openBids(state, rng, told);
}

/** GNO-BID-3..5, GNO-R-16 The best bid wins; if several share it all bid again, or after six rounds the lot decides. */
function openBids(state: GnosticaState, rng: Rng, told: Sink | undefined): void {
  const { words, rules } = state;
  let best = 0;
  let tied = NO_SEATS;
  let count = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const card = words[at.bids + seat];
    if (card === NONE) continue;
    words[at.bids + seat] = NONE;
    addMember(words, at.pool, card);
    told?.tell(tell.opened.pack(seat, card), EVERYONE, true);
    const key = bidKeyOf(card);
    if (key > best) [best, tied, count] = [key, NO_SEATS, 0];
    if (key === best) [tied, count] = [tied | onlySeat(seat), count + 1];
  }
  if (count === 1) return openPool(state, lowestBit(tied), BY_BID, told);
  told?.tell(tell.tied.pack(words[at.round]), EVERYONE, false);
  if (words[at.round] < MOST_ROUNDS) words[at.round]++;
  else openPool(state, nthBit(tied, rng.below(count)), BY_LOT, told);
}

/** GNO-BID-6 */
function openPool(state: GnosticaState, winner: Seat, how: number, told: Sink | undefined): void {
  const { words } = state;
  words[at.phase] = REDRAW;
  words[at.round] = 0;
  words[at.first] = winner;
  words[at.took] = NO_SEATS;
  told?.tell(tell.first.pack(winner, how), EVERYONE, false);
  goOnTaking(state, told);
}

/** GNO-BID-6 From the winner's right counterclockwise, the winner last, past those who are `done` or have left. */
export function nextTaker(winner: Seat, done: SeatSet, seats: number): Seat | typeof NONE {
  for (let step = 1; step <= seats; step++) {
    const seat = (winner - step + seats) % seats;
    if ((done & onlySeat(seat)) === 0) return seat;
  }
  return NONE;
}

/** GNO-BID-7 NONE when all have six cards. */
export const takerOf = ({ words, rules }: GnosticaState): Seat | typeof NONE =>
  nextTaker(words[at.first], words[at.took] | words[at.gone], rules.seats);

export function takeFromPool(state: GnosticaState, seat: Seat, card: Card, told: Sink | undefined): void {
  takeOne(state, seat, card, told);
  goOnTaking(state, told);
}

/** GNO-R-17 Everybody has seen it. */
function takeOne({ words, rules }: GnosticaState, seat: Seat, card: Card, told: Sink | undefined): void {
  removeMember(words, at.pool, card);
  takeOpenly(words, rules.seats, seat, card);
  told?.tell(tell.got.pack(seat, card, FROM_POOL), EVERYONE, false);
}

/** Who has six cards is done; who can only take what is left takes it (GNO-BID-7). */
function goOnTaking(state: GnosticaState, told: Sink | undefined): void {
  const { words } = state;
  for (let seat = takerOf(state); seat !== NONE; seat = takerOf(state)) {
    const wants = MOST_IN_HAND - handSize(words, seat);
    if (wants > 0 && countMembers(words, at.pool, SET) > wants) return;
    if (wants > 0) takeAll(state, seat, told);
    words[at.took] |= onlySeat(seat);
  }
  beginPlay(state, told);
}

function takeAll(state: GnosticaState, seat: Seat, told: Sink | undefined): void {
  const { words } = state;
  for (
    let card = firstMember(words, at.pool, SET);
    card !== NO_MEMBER;
    card = nextMember(words, at.pool, SET, card)
  )
    takeOne(state, seat, card, told);
}

/** GNO-BID-8 The winner begins, or the next player if the winner has gone. What nobody took is discarded (GNO-R-91). */
function beginPlay(state: GnosticaState, told: Sink | undefined): void {
  const first = state.words[at.first];
  discardPool(state.words);
  startTurn(state, isIn(state, first) ? first : nextPlayer(state, first), told);
}

/** GNO-R-91 Who leaves meanwhile: a bid laid in this round is discarded with the hand, and the others go on. */
export function discardBid({ words }: GnosticaState, seat: Seat, told: Sink | undefined): void {
  const card = words[at.bids + seat];
  if (card === NONE) return;
  words[at.bids + seat] = NONE;
  discard(words, card);
  told?.tell(tell.discarded.pack(seat, card), EVERYONE, true);
}

/** GNO-R-91 The game is over before it began: what was bid is discarded too. */
export function discardBids(state: GnosticaState, told: Sink | undefined): void {
  for (let seat = 0; seat < state.rules.seats; seat++) discardBid(state, seat, told);
  discardPool(state.words);
}

function discardPool(words: Int32Array): void {
  for (
    let card = firstMember(words, at.pool, SET);
    card !== NO_MEMBER;
    card = nextMember(words, at.pool, SET, card)
  )
    discard(words, card);
  words.fill(0, at.pool, at.pool + SET);
  words[at.round] = 0;
  words[at.took] = NO_SEATS;
  words[at.first] = NONE;
}

/** Somebody has left: perhaps the others waited for nobody else. */
export function goOnWithout(state: GnosticaState, rng: Rng, told: Sink | undefined): void {
  if (state.words[at.phase] === BID) {
    if (stillToBid(state) === NO_SEATS) openBids(state, rng, told);
  } else goOnTaking(state, told);
}

export const isInPool = (words: Int32Array, card: Card): boolean => hasMember(words, at.pool, card);
