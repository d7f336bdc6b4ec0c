/** What an offer, its answers and sitting out do. */
import { EVERYONE, type Move, type Seat, withoutSeat, withSeat } from '@hortus/kernel';
import { copyIn, designIn } from '../state/faces.ts';
import { isTurning, playerOf, voiceOf } from '../state/players.ts';
import { moveCard, opsOf } from '../state/zones.ts';
import { at, EVENTS, MOVES, type Now } from '../types.ts';
import { addOffer, dropOffer, offerOf } from './offers.ts';

const { offer, accept, decline, withdraw } = MOVES.kinds;
const tell = EVENTS.kinds;

export function playTrade(now: Now, seat: Seat, move: Move): void {
  const { state, ints, told } = now;
  const kind = [offer, withdraw, accept].find((one) => one.is(move)) ?? decline;
  const { seat: other, mine, theirs } = kind.read(move);
  const says = (event: 'offered' | 'withdrawn' | 'refusedOffer' | 'traded'): void =>
    told?.tell(tell[event].pack(seat, designIn(mine), other, designIn(theirs)), EVERYONE, false);
  if (offer.is(move)) {
    addOffer(state, seat, offerOf(mine, other, theirs));
    ints[at.made + seat]++;
    says('offered');
  } else if (withdraw.is(move)) {
    dropOffer(state, seat, offerOf(mine, other, theirs));
    says('withdrawn');
  } else {
    dropOffer(state, other, offerOf(theirs, seat, mine));
    if (accept.is(move)) swap(now, seat, mine, other, theirs);
    says(accept.is(move) ? 'traded' : 'refusedOffer');
  }
}

/** CGS-TRADE-1, CGS-R-64 Both cards change hands at once. */
function swap({ state, ints }: Now, seat: Seat, mine: number, other: Seat, theirs: number): void {
  const [here, there] = [copyIn(state, opsOf(seat), mine), copyIn(state, opsOf(other), theirs)];
  moveCard(ints, there, opsOf(other), opsOf(seat));
  moveCard(ints, here, opsOf(seat), opsOf(other));
}

/** CGS-R-163 */
export function sitOut({ state, ints, told }: Now, seat: Seat): void {
  const player = playerOf(state, seat);
  ints[at.out] = withSeat(ints[at.out], player);
  if (!isTurning(state, player)) ints[at.made + seat]++;
  told?.tell(tell.satOut.pack(voiceOf(state, player)), EVERYONE, false);
}

export function rejoin({ state, ints, told }: Now, seat: Seat): void {
  const player = playerOf(state, seat);
  ints[at.out] = withoutSeat(ints[at.out], player);
  told?.tell(tell.rejoined.pack(voiceOf(state, player)), EVERYONE, false);
}
