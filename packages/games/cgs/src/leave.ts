/** A person leaves, and with the last of his group the player (CGS-R-107, CGS-R-162). */
import { EVERYONE, NO_SEATS, type Seat, withoutSeat, withSeat } from '@hortus/kernel';
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
  const { state, words, told } = now;
  const player = playerOf(state, seat);
  told?.tell(tell.left.pack(seat), EVERYONE, false);
  words[at.gone] = withSeat(words[at.gone], seat);
  words[at.ready] = withoutSeat(words[at.ready], seat);
  words.fill(NONE, slotsOf(seat), slotsOf(seat) + OPEN_OFFERS);
  words[at.made + seat] = 0;
  if (presentOf(state, player).length > 0) return leaveGroup(now, seat, player);
  eliminate(now, player);
}

/** CGS-R-162 His cards go to the others of his group. */
function leaveGroup(now: Now, seat: Seat, player: number): void {
  const { state, words } = now;
  const mates = presentOf(state, player);
  const cards = cardsIn(state, opsOf(seat));
  clearZone(words, opsOf(seat));
  handOut(words, mates, cards);
  for (const card of cardsIn(state, groundOf(seat)))
    moveCard(words, card, groundOf(seat), groundOf(mates[0]));
  if (words[at.phase] === STUDY && allReady(now)) beginClaims(now);
}

const allReady = ({ words, rules }: Now): boolean =>
  (((1 << rules.seats) - 1) & ~words[at.gone] & ~words[at.ready]) === NO_SEATS;

/** CGS-R-107 */
function eliminate(now: Now, player: number): void {
  const { state, words } = now;
  const wasTurning = words[at.turn] === player;
  const phase = words[at.phase];
  words[at.lost] = withSeat(words[at.lost], player);
  const wasHero = words[at.hero] === player;
  clearCards(now, player);
  if (wasHero) undoAdventure(now);
  forget(now, player);
  refreshOpen(state);
  if (playersLeft(state) < 2) return endSession(now);
  switch (phase) {
    case STUDY:
      if (words[at.first] === player) words[at.first] = words[at.turn] = playerAfter(state, player);
      if (allReady(now)) beginClaims(now);
      return;
    case CLAIM:
      if (words[at.first] === player) words[at.first] = words[at.turn] = playerAfter(state, player);
      if (claimerOf(state) === NONE) endClaims(now);
      return;
    default:
      leaveTurn(now, player, wasTurning, wasHero);
  }
}

/**
 * If he was turning the next player turns; a request that waited only for him is settled by the other answers, and what
 * was being done to him is over.
 */
function leaveTurn(now: Now, player: number, wasTurning: boolean, wasHero: boolean): void {
  const { state, words } = now;
  if (wasTurning) {
    words[at.request] = NO_REQUEST;
    words[at.answers] = NO_SEATS;
    clearDoing(words);
    const all = allPlayers(state);
    const next = playerAfter(state, player);
    if (words[at.current] !== NONE && (words[at.out] & all) === all) return endAdventure(now, 'out', next);
    return beginTurn(now, next);
  }
  const phase = words[at.phase];
  // With the hero his adventure is gone, and so is what somebody asked for or was doing in it; his turn goes on (CGS-R-3).
  if (wasHero && phase !== TURN) {
    words[at.phase] = TURN;
    if (phase === ANSWER) words[at.step] = AT_PASS;
  } else if (phase === ANSWER) settleRequest(now);
  else if (phase === DOING && words[at.doing] !== BATCH && !hasChoice(state)) finishDoing(now);
}

/** His cards go to the void; adventures in the common buildsite stay. */
function clearCards({ state, words }: Now, player: number): void {
  for (const seat of personsOf(state, player)) {
    for (const zone of [opsOf(seat), groundOf(seat)]) forgetCards(words, state.rules.players, zone);
    clearZone(words, opsOf(seat));
    clearZone(words, groundOf(seat));
  }
  forgetCards(words, state.rules.players, wreckOf(player));
  clearZone(words, wreckOf(player));
  clearZone(words, siteOf(player));
}

/** Nobody is immune to a card that is gone, and none of them is barred. */
function forgetCards(words: Int32Array, players: number, zone: number): void {
  for (let w = 0; w < WORDS; w++) {
    words[at.barred + w] &= ~words[zone + w];
    for (let one = 0; one < players; one++) words[immuneOf(one) + w] &= ~words[zone + w];
  }
}

function forget({ words }: Now, player: number): void {
  words[at.pending + player] = NONE;
  words[at.asked + player] = NO_REQUEST;
  words[at.answers] = withoutSeat(words[at.answers], player);
  words[at.out] = withoutSeat(words[at.out], player);
  words[at.claimed + player] = NONE;
  clearZone(words, immuneOf(player));
}
