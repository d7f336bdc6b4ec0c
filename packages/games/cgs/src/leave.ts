/** A person leaves, and with the last person of a group the player (CGS-R-107, CGS-R-162). */
import { allSeats, EVERYONE, NO_SEATS, type Seat, withoutSeat, withSeat } from '@hortus/kernel';
import { finishDoing } from './effects/doing.ts';
import { undoAdventure } from './ends/adventure.ts';
import { refreshOpen } from './state/open.ts';
import { allPlayers, personsOf, playerAfter, playerOf, playersLeft, presentOf } from './state/players.ts';
import { cardsIn, clearZone, groundOf, immuneOf, moveCard, opsOf, siteOf, wreckOf } from './state/zones.ts';
import { slotsOf } from './trade/offers.ts';
import { claimerOf, clearDoing, handOut } from './turn/era.ts';
import { beginClaims, beginTurn, endAdventure, endClaims, endSession } from './turn/flow.ts';
import { settleRequest } from './turn/requests.ts';
import { hasChoice } from './turn/targets.ts';
import {
  ANSWER,
  AT_PASS,
  at,
  BATCH,
  CLAIM,
  DOING,
  EVENTS,
  NO_REQUEST,
  NONE,
  type Now,
  OPEN_OFFERS,
  STUDY,
  TURN,
  WORDS,
} from './types.ts';

const tell = EVENTS.kinds;

export function leave(now: Now, seat: Seat): void {
  const { state, ints, told } = now;
  const player = playerOf(state, seat);
  told?.tell(tell.left.pack(seat), EVERYONE, false);
  ints[at.gone] = withSeat(ints[at.gone], seat);
  ints[at.ready] = withoutSeat(ints[at.ready], seat);
  ints.fill(NONE, slotsOf(seat), slotsOf(seat) + OPEN_OFFERS);
  ints[at.made + seat] = 0;
  if (presentOf(state, player).length > 0) return leaveGroup(now, seat, player);
  eliminate(now, player);
}

/** CGS-R-162 Their cards go to the others in the group. */
function leaveGroup(now: Now, seat: Seat, player: number): void {
  const { state, ints } = now;
  const mates = presentOf(state, player);
  const cards = cardsIn(state, opsOf(seat));
  clearZone(ints, opsOf(seat));
  handOut(ints, mates, cards);
  for (const card of cardsIn(state, groundOf(seat))) moveCard(ints, card, groundOf(seat), groundOf(mates[0]));
  if (ints[at.phase] === STUDY && allReady(now)) beginClaims(now);
}

const allReady = ({ ints, rules }: Now): boolean =>
  (allSeats(rules.seats) & ~ints[at.gone] & ~ints[at.ready]) === NO_SEATS;

/** CGS-R-107 */
function eliminate(now: Now, player: number): void {
  const { state, ints } = now;
  const wasTurning = ints[at.turn] === player;
  const phase = ints[at.phase];
  ints[at.lost] = withSeat(ints[at.lost], player);
  const wasHero = ints[at.hero] === player;
  clearCards(now, player);
  if (wasHero) undoAdventure(now);
  forget(now, player);
  refreshOpen(state);
  if (playersLeft(state) < 2) return endSession(now);
  switch (phase) {
    case STUDY:
      if (ints[at.first] === player) ints[at.first] = ints[at.turn] = playerAfter(state, player);
      if (allReady(now)) beginClaims(now);
      return;
    case CLAIM:
      if (ints[at.first] === player) ints[at.first] = ints[at.turn] = playerAfter(state, player);
      if (claimerOf(state) === NONE) endClaims(now);
      return;
    default:
      leaveTurn(now, player, wasTurning, wasHero);
  }
}

/**
 * If it was their turn, the next player turns; a request that waited only for them is settled by the other
 * answers, and what was being done to them is over.
 */
function leaveTurn(now: Now, player: number, wasTurning: boolean, wasHero: boolean): void {
  const { state, ints } = now;
  if (wasTurning) {
    ints[at.request] = NO_REQUEST;
    ints[at.answers] = NO_SEATS;
    clearDoing(ints);
    const all = allPlayers(state);
    const next = playerAfter(state, player);
    if (ints[at.current] !== NONE && (ints[at.out] & all) === all) return endAdventure(now, 'out', next);
    return beginTurn(now, next);
  }
  const phase = ints[at.phase];
  // Without the hero the adventure is gone, and so are requests and actions in it; the turn of the rival who
  // was acting continues (CGS-R-3).
  if (wasHero && phase !== TURN) {
    ints[at.phase] = TURN;
    if (phase === ANSWER) ints[at.step] = AT_PASS;
  } else if (phase === ANSWER) settleRequest(now);
  else if (phase === DOING && ints[at.doing] !== BATCH && !hasChoice(state)) finishDoing(now);
}

/** Their cards go to the void; adventures in the common buildsite stay. */
function clearCards({ state, ints }: Now, player: number): void {
  for (const seat of personsOf(state, player)) {
    for (const zone of [opsOf(seat), groundOf(seat)]) forgetCards(ints, state.rules.players, zone);
    clearZone(ints, opsOf(seat));
    clearZone(ints, groundOf(seat));
  }
  forgetCards(ints, state.rules.players, wreckOf(player));
  clearZone(ints, wreckOf(player));
  clearZone(ints, siteOf(player));
}

/** Nobody stays immune to a card that is gone, and no such card stays barred. */
function forgetCards(ints: Int32Array, players: number, zone: number): void {
  for (let w = 0; w < WORDS; w++) {
    ints[at.barred + w] &= ~ints[zone + w];
    for (let one = 0; one < players; one++) ints[immuneOf(one) + w] &= ~ints[zone + w];
  }
}

function forget({ ints }: Now, player: number): void {
  ints[at.pending + player] = NONE;
  ints[at.asked + player] = NO_REQUEST;
  ints[at.answers] = withoutSeat(ints[at.answers], player);
  ints[at.out] = withoutSeat(ints[at.out], player);
  ints[at.claimed + player] = NONE;
  clearZone(ints, immuneOf(player));
}
