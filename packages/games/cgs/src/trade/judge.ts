/**
 * Offers, their answers, sitting out: what may be done alongside the turn (CGS-TRADE, CGS-R-63, -159, -160, -163).
 */
import {
  hasSeat,
  type Move,
  type MoveList,
  NO_SEATS,
  type Refusal,
  type Rng,
  refuse,
  type Seat,
  type SeatSet,
  withSeat,
} from '@hortus/kernel';
import { copyIn, designIn, faceOf } from '../state/faces.ts';
import { isGone, isTurning, personsOf, playerOf } from '../state/players.ts';
import { cardsIn, opsOf } from '../state/zones.ts';
import {
  ANSWER,
  at,
  type CgsState,
  DOING,
  MOVES,
  NONE,
  OFFERS_PER_TURN,
  OPEN_OFFERS,
  OVER,
  TURN,
} from '../types.ts';
import { isOffered, mineOf, offerOf, openOffers, theirsOf, toOf } from './offers.ts';

const { offer, accept, decline, withdraw, sitOut, rejoin } = MOVES.kinds;

/** CGS-R-63, CGS-R-159 From the first turn of an era to its end, and not in the middle of an action. */
const mayTrade = ({ ints }: CgsState): boolean => ints[at.phase] === TURN || ints[at.phase] === ANSWER;

const notNow = ({ ints }: CgsState): Refusal =>
  ints[at.phase] === DOING ? refuse('in-an-action', 'CGS-R-159') : refuse('no-trading-now', 'CGS-R-63');

export function judgeTrade(state: CgsState, seat: Seat, move: Move): Refusal | undefined {
  if (!mayTrade(state)) return notNow(state);
  const kind = [offer, withdraw, accept].find((one) => one.is(move)) ?? decline;
  const { seat: other, mine, theirs } = kind.read(move);
  const { designs } = state.rules.cards;
  if (designIn(mine) >= designs.length || designIn(theirs) >= designs.length)
    return refuse('no-such-card', 'CGS-CARD-11');
  if (other >= state.rules.seats) return refuse('no-rival', 'CGS-TRADE-1');
  if (offer.is(move)) return judgeOffer(state, seat, mine, other, theirs);
  const isOpen = withdraw.is(move)
    ? isOffered(state, seat, offerOf(mine, other, theirs))
    : isOffered(state, other, offerOf(theirs, seat, mine));
  return isOpen ? undefined : refuse('no-such-offer', 'CGS-R-160');
}

function judgeOffer(
  state: CgsState,
  seat: Seat,
  mine: number,
  other: Seat,
  theirs: number,
): Refusal | undefined {
  const { ints } = state;
  if (copyIn(state, opsOf(seat), mine) === NONE) {
    const mates = personsOf(state, playerOf(state, seat));
    return mates.some((mate) => copyIn(state, opsOf(mate), mine) !== NONE)
      ? refuse('mates-card', 'CGS-R-151')
      : refuse('not-in-ops', 'CGS-TRADE-1');
  }
  if (playerOf(state, other) === playerOf(state, seat)) return refuse('no-rival', 'CGS-R-151');
  if (copyIn(state, opsOf(other), theirs) === NONE) return refuse('no-target', 'CGS-TRADE-1');
  if (isOffered(state, seat, offerOf(mine, other, theirs))) return refuse('offered-already', 'CGS-R-160');
  if (isOffered(state, other, offerOf(theirs, seat, mine))) return refuse('accept-instead', 'CGS-R-160');
  if (openOffers(state, seat).length >= OPEN_OFFERS) return refuse('offers-open', 'CGS-R-160');
  return ints[at.made + seat] >= OFFERS_PER_TURN ? refuse('offers-made', 'CGS-R-160') : undefined;
}

/** CGS-R-163 On a player's own turn sitting out is a move, at any other time an aside. */
export function judgeSittingOut(state: CgsState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  const player = playerOf(state, seat);
  if (ints[at.phase] === DOING) return refuse('in-an-action', 'CGS-R-163');
  if (!mayTrade(state) || ints[at.current] === NONE) return refuse('no-adventure', 'CGS-R-163');
  const sits = hasSeat(ints[at.out], player);
  if (rejoin.is(move)) return sits ? undefined : refuse('not-out', 'CGS-R-163');
  if (sits) return refuse('out-already', 'CGS-R-163');
  if (ints[at.phase] === ANSWER && hasSeat(ints[at.answers], player))
    return refuse('answer-first', 'CGS-R-163');
  // A player waiting for answers to their own request is in the middle of a turn.
  if (ints[at.phase] === ANSWER && ints[at.turn] === player) return refuse('answer-first', 'CGS-R-60');
  if (ints[at.pending + player] !== NONE) return refuse('power-open', 'CGS-R-163');
  return isTurning(state, player) || ints[at.made + seat] < OFFERS_PER_TURN
    ? undefined
    : refuse('sat-often', 'CGS-R-163');
}

/**
 * Accepting and declining each offer made to the seat, by author;
 * then withdrawing its own; then sitting out or rejoining.
 */
export function asides(state: CgsState, seat: Seat, out: MoveList): number {
  const { rules } = state;
  let count = 0;
  if (!mayTrade(state) || isGone(state, seat)) return 0;
  for (let author = 0; author < rules.seats; author++)
    for (const one of openOffers(state, author)) {
      if (toOf(one) !== seat) continue;
      out[count++] = accept.pack(author, mineOf(one), theirsOf(one));
      out[count++] = decline.pack(author, mineOf(one), theirsOf(one));
    }
  for (const one of openOffers(state, seat))
    out[count++] = withdraw.pack(mineOf(one), toOf(one), theirsOf(one));
  const turning = isTurning(state, playerOf(state, seat));
  for (const move of [sitOut.pack(), rejoin.pack()])
    if (!turning && judgeSittingOut(state, seat, move) === undefined) out[count++] = move;
  return count;
}

/** Who has an offer to answer. */
export function invited(state: CgsState): SeatSet {
  let seats = NO_SEATS;
  if (mayTrade(state))
    for (let author = 0; author < state.rules.seats; author++)
      for (const one of openOffers(state, author)) seats = withSeat(seats, toOf(one));
  return seats;
}

/** A random offer that the seat may make: any card of its ops for any card of a rival's. */
export function sample(state: CgsState, seat: Seat, rng: Rng): Move | undefined {
  if (state.ints[at.phase] === OVER || isGone(state, seat)) return undefined;
  const mine = cardsIn(state, opsOf(seat));
  const other = rng.below(state.rules.seats);
  const theirs = cardsIn(state, opsOf(other));
  if (mine.length === 0 || theirs.length === 0) return undefined;
  const any = (cards: readonly number[]): number => faceOf(state, cards[rng.below(cards.length)]);
  const move = offer.pack(any(mine), other, any(theirs));
  return judgeTrade(state, seat, move) === undefined ? move : undefined;
}
