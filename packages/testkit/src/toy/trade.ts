/** Trades: what a seat may do alongside the turn, whoever the table waits for (TOY-TRD). */
import {
  addMember,
  EVERYONE,
  hasMember,
  lowestBit,
  type Move,
  type MoveList,
  NO_SEATS,
  nthBit,
  onlySeat,
  type Refusal,
  type Rng,
  refuse,
  removeMember,
  type Seat,
  type SeatSet,
  type Sink,
  withoutLowest,
  withSeat,
} from '@hortus/kernel';
import { at, EVENTS, handSize, MOST_OFFERS, MOVES, NONE, type ToyState, TRIM, TURN } from './types.ts';

const { offer, accept, decline, withdraw } = MOVES.kinds;
const tell = EVENTS.kinds;

/** TOY-TRD-1 From the trim on, and never while a card is being answered. */
const mayOffer = ({ ints, rules }: ToyState): boolean =>
  rules.options.trading && (ints[at.phase] === TURN || ints[at.phase] === TRIM);

/** TOY-TRD-2 During a turn only. */
const mayAnswer = ({ ints, rules }: ToyState): boolean => rules.options.trading && ints[at.phase] === TURN;

/** TOY-TRD-3 What a scout remembers of a hand would no longer be true. */
function isScouted({ ints, rules }: ToyState, seat: Seat): boolean {
  for (let scout = 0; scout < rules.seats; scout++) if (ints[at.scouted + scout] === seat) return true;
  return false;
}

const maySwap = (state: ToyState, one: Seat, other: Seat): boolean =>
  !isScouted(state, one) && !isScouted(state, other);

/** By offering seat: accepting with each card in hand, then declining; finally withdrawing its own. */
export function asides(state: ToyState, seat: Seat, out: MoveList): number {
  const { ints, rules } = state;
  let count = 0;
  for (let from = 0; from < rules.seats; from++) {
    if (!mayAnswer(state) || ints[at.offeredTo + from] !== seat) continue;
    const theirs = ints[at.offered + from];
    if (maySwap(state, from, seat))
      for (let left = ints[at.hands + seat]; left !== 0; left = withoutLowest(left))
        out[count++] = accept.pack(from, theirs, lowestBit(left));
    out[count++] = decline.pack(from, theirs);
  }
  if (mayOffer(state) && ints[at.offeredTo + seat] !== NONE) out[count++] = withdraw.pack();
  return count;
}

/** TOY-TRD-2 Who has an offer to answer. */
export function invited(state: ToyState): SeatSet {
  const { ints, rules } = state;
  let seats = NO_SEATS;
  if (mayAnswer(state))
    for (let from = 0; from < rules.seats; from++)
      if (ints[at.offeredTo + from] !== NONE) seats = withSeat(seats, ints[at.offeredTo + from]);
  return seats;
}

export function sample(state: ToyState, seat: Seat, rng: Rng): Move | undefined {
  const { ints, rules } = state;
  const other = rng.below(rules.seats);
  const hand = ints[at.hands + seat];
  if (hand === 0) return undefined;
  const move = offer.pack(other, nthBit(hand, rng.below(handSize(ints, seat))));
  return judgeTrade(state, seat, move) === undefined ? move : undefined;
}

export const isTrade = (move: Move): boolean => MOVES.mayBeAside(move);

export function judgeTrade(state: ToyState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  if (!state.rules.options.trading) return refuse('no-trading', 'TOY-TRD-1');
  if (!mayOffer(state)) return refuse('not-now', 'TOY-TRD-1');
  if (offer.is(move)) return judgeOffer(state, seat, offer.get.seat(move), offer.get.card(move));
  if (withdraw.is(move))
    return ints[at.offeredTo + seat] === NONE ? refuse('no-offer', 'TOY-TRD-2') : undefined;
  if (!mayAnswer(state)) return refuse('not-now', 'TOY-TRD-2');
  const kind = accept.is(move) ? accept : decline;
  const [from, theirs] = [kind.get.seat(move), kind.get.theirs(move)];
  if (ints[at.offeredTo + from] !== seat || ints[at.offered + from] !== theirs)
    return refuse('no-offer', 'TOY-TRD-2');
  if (decline.is(move)) return undefined;
  if (!hasMember(ints, at.hands + seat, accept.get.mine(move))) return refuse('not-held', 'TOY-TRD-2');
  return maySwap(state, from, seat) ? undefined : refuse('scouted', 'TOY-TRD-3');
}

function judgeOffer(state: ToyState, seat: Seat, other: Seat, card: number): Refusal | undefined {
  const { ints, rules } = state;
  if (other === seat || other >= rules.seats || handSize(ints, other) === 0)
    return refuse('nobody-to-trade-with', 'TOY-TRD-1');
  if (!hasMember(ints, at.hands + seat, card)) return refuse('not-held', 'TOY-TRD-1');
  if (ints[at.offeredTo + seat] !== NONE) return refuse('offers-already', 'TOY-TRD-1');
  if (ints[at.offers + seat] >= MOST_OFFERS) return refuse('enough-offers', 'TOY-TRD-1');
  return maySwap(state, seat, other) ? undefined : refuse('scouted', 'TOY-TRD-3');
}

export function playTrade({ ints }: ToyState, seat: Seat, move: Move, told: Sink | undefined): void {
  if (offer.is(move)) {
    const [other, card] = [offer.get.seat(move), offer.get.card(move)];
    ints[at.offeredTo + seat] = other;
    ints[at.offered + seat] = card;
    ints[at.offers + seat]++;
    told?.tell(tell.offered.pack(seat, other, card), EVERYONE, true);
  } else if (withdraw.is(move)) {
    dropOffer(ints, seat);
    told?.tell(tell.withdrawn.pack(seat), EVERYONE, false);
  } else if (decline.is(move)) {
    dropOffer(ints, decline.get.seat(move));
    told?.tell(tell.declined.pack(seat, decline.get.seat(move)), EVERYONE, false);
  } else {
    const [from, theirs, mine] = [accept.get.seat(move), accept.get.theirs(move), accept.get.mine(move)];
    for (const card of [theirs, mine]) dropOffersOf(ints, card);
    swap(ints, from, theirs, seat, mine);
    ints[at.trades]++;
    told?.tell(tell.traded.pack(seat, from, mine), withSeat(onlySeat(seat), from), true);
  }
}

function swap(ints: Int32Array, one: Seat, first: number, other: Seat, second: number): void {
  removeMember(ints, at.hands + one, first);
  removeMember(ints, at.hands + other, second);
  addMember(ints, at.hands + one, second);
  addMember(ints, at.hands + other, first);
}

function dropOffer(ints: Int32Array, seat: Seat): void {
  ints[at.offeredTo + seat] = ints[at.offered + seat] = NONE;
}

/** TOY-TRD-4 A card that leaves the hand is no longer on offer, nor is anything to a seat without cards. */
export function dropOffersOf(ints: Int32Array, card: number): void {
  for (let seat = 0; seat < 4; seat++) {
    const other = ints[at.offeredTo + seat];
    if (ints[at.offered + seat] === card || (other !== NONE && handSize(ints, other) === 0))
      dropOffer(ints, seat);
  }
}
