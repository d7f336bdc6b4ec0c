import {
  addMember,
  bitCount,
  EVERYONE,
  type Move,
  NO_SEATS,
  nthBit,
  onlySeat,
  type Rng,
  removeMember,
  type Seat,
  type SeatSet,
  type Sink,
  withSeat,
} from '@hortus/kernel';
import { toAct } from './setup.ts';
import { dropOffersOf, isTrade, playTrade } from './trade.ts';
import {
  ANSWER,
  at,
  EVENTS,
  handSize,
  MOVES,
  NONE,
  OVER,
  rankOf,
  sideOf,
  type ToyState,
  TRIM,
  TURN,
} from './types.ts';

const { bid, put, done, scout, engage, strike, pass, time } = MOVES.kinds;
const tell = EVENTS.kinds;

export function play(state: ToyState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  if (bid.is(move)) makeBid(state, seat, bid.get.amount(move), told);
  else if (put.is(move)) putAside(state, seat, put.get.card(move), told);
  else if (done.is(move)) drawAgain(state, seat, rng, told);
  else if (scout.is(move)) lookAt(state, seat, scout.get.seat(move), rng, told);
  else if (engage.is(move)) engageCard(state, seat, engage.get.card(move), told);
  else if (strike.is(move)) strikeWith(state, seat, strike.get.card(move), told);
  else if (pass.is(move)) letPass(state, seat, told);
  else if (isTrade(move)) playTrade(state, seat, move, told);
  else quit(state, seat, time.is(move) ? 1 : 0, told);
  return toAct(state);
}

/** TOY-BID-1 A bid is known to its seat alone until all are in. */
function makeBid(state: ToyState, seat: Seat, amount: number, told: Sink | undefined): void {
  state.ints[at.bids + seat] = amount;
  told?.tell(tell.bid.pack(seat, amount), onlySeat(seat), false);
  if (toAct(state) === NO_SEATS) openBids(state, told);
}

/** TOY-BID-2, TOY-BID-3 The highest leads, the first seat among equals; every bid is paid in points. */
function openBids({ ints, rules }: ToyState, told: Sink | undefined): void {
  let leader = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const amount = ints[at.bids + seat];
    ints[at.points + sideOf(seat)] -= amount;
    if (amount > ints[at.bids + leader]) leader = seat;
    told?.tell(tell.opened.pack(seat, amount), EVERYONE, true);
  }
  ints[at.leader] = ints[at.turn] = leader;
  ints[at.phase] = TRIM;
  told?.tell(tell.leads.pack(leader), EVERYONE, false);
}

/** TOY-TRM-1 One card after the other, face down. */
function putAside({ ints }: ToyState, seat: Seat, card: number, told: Sink | undefined): void {
  removeMember(ints, at.hands + seat, card);
  addMember(ints, at.aside, card);
  dropOffersOf(ints, card);
  told?.tell(tell.aside.pack(seat, card), onlySeat(seat), false);
}

/** TOY-TRM-2 As many new cards from the stock. */
function drawAgain({ ints }: ToyState, seat: Seat, rng: Rng, told: Sink | undefined): void {
  for (let left = bitCount(ints[at.aside]); left > 0; left--) {
    const card = anyCard(ints[at.stock], rng);
    removeMember(ints, at.stock, card);
    addMember(ints, at.hands + seat, card);
    told?.tell(tell.drawn.pack(seat, card), onlySeat(seat), true);
  }
  ints[at.phase] = TURN;
  told?.tell(tell.trimmed.pack(seat), EVERYONE, false);
}

/** TOY-SCT-1, TOY-SCT-2 A card drawn by lot, seen and remembered by the scout alone. */
function lookAt({ ints }: ToyState, seat: Seat, other: Seat, rng: Rng, told: Sink | undefined): void {
  const card = anyCard(ints[at.hands + other], rng);
  ints[at.scouted + seat] = other;
  ints[at.among + seat] = handSize(ints, other);
  ints[at.seen + seat] = card;
  told?.tell(tell.scouted.pack(seat, other, card), onlySeat(seat), true);
}

const anyCard = (cards: number, rng: Rng): number => nthBit(cards, rng.below(bitCount(cards)));

/** TOY-TRN-2 A card from one's own hand, face up; TOY-ANS-1 the other side may answer. */
function engageCard(state: ToyState, seat: Seat, card: number, told: Sink | undefined): void {
  const { ints } = state;
  ints[at.turn] = seat;
  ints[at.engaged] = card;
  ints[at.passed] = NO_SEATS;
  ints[at.phase] = ANSWER;
  playOpenly(state, seat, card);
  told?.tell(tell.engaged.pack(seat, card), EVERYONE, true);
  if (toAct(state) === NO_SEATS) score(state, sideOf(seat), 1, told);
}

/** From the hand to the open cards: a seat that had scouted it now knows no more than the others. */
function playOpenly({ ints, rules }: ToyState, seat: Seat, card: number): void {
  removeMember(ints, at.hands + seat, card);
  addMember(ints, at.spent, card);
  dropOffersOf(ints, card);
  for (let scout = 0; scout < rules.seats; scout++)
    if (ints[at.seen + scout] === card) ints[at.seen + scout] = NONE;
}

/** TOY-ANS-2, TOY-ANS-3 The first battle card ends the answering; the higher rank takes two points, the engaged card if equal. */
function strikeWith(state: ToyState, seat: Seat, card: number, told: Sink | undefined): void {
  const { ints } = state;
  playOpenly(state, seat, card);
  told?.tell(tell.struck.pack(seat, card), EVERYONE, true);
  const wins = rankOf(card) > rankOf(ints[at.engaged]);
  score(state, sideOf(wins ? seat : ints[at.turn]), 2, told);
}

/** TOY-ANS-4 When all have let it pass, the engaged card takes one point. */
function letPass(state: ToyState, seat: Seat, told: Sink | undefined): void {
  const { ints } = state;
  ints[at.passed] = withSeat(ints[at.passed], seat);
  told?.tell(tell.passed.pack(seat), EVERYONE, false);
  if (toAct(state) === NO_SEATS) score(state, sideOf(ints[at.turn]), 1, told);
}

/** TOY-TRN-3, TOY-END-1 The turn goes to the next seat that holds a card; without one the match is over. */
function score({ ints, rules }: ToyState, side: number, points: number, told: Sink | undefined): void {
  ints[at.points + side] += points;
  told?.tell(tell.scored.pack(side, points), EVERYONE, false);
  ints[at.engaged] = NONE;
  ints[at.passed] = NO_SEATS;
  ints[at.phase] = OVER;
  for (let step = 1; step <= rules.seats; step++) {
    const next = (ints[at.turn] + step) % rules.seats;
    if (handSize(ints, next) === 0) continue;
    ints[at.turn] = next;
    ints[at.phase] = TURN;
    return;
  }
}

/** TOY-END-3 */
function quit({ ints }: ToyState, seat: Seat, how: number, told: Sink | undefined): void {
  ints[at.phase] = OVER;
  ints[at.quitter] = seat;
  ints[at.quit] = how;
  told?.tell(tell.quit.pack(seat, how), EVERYONE, false);
}
