/** What a legal move does. */
import {
  EVERYONE,
  hasSeat,
  type Move,
  NO_SEATS,
  type Rng,
  type Seat,
  type SeatSet,
  type Sink,
  withSeat,
} from '@hortus/kernel';
import {
  becomeImmune,
  beginBatch,
  beginEffects,
  closeBatch,
  finishDoing,
  hit as hitCard,
  layInBatch,
  recover as recoverCard,
  reuse as reuseCard,
  seize as seizeCard,
} from './effects/doing.ts';
import { leave } from './leave.ts';
import { toAct } from './moves/legal.ts';
import { clear, firstNamed } from './setup.ts';
import { copyIn } from './state/faces.ts';
import { allPlayers, playerAfter, playerOf, voiceOf } from './state/players.ts';
import { fillFew, groundOf, isIn, moveCard, opsOf, wreckOf } from './state/zones.ts';
import { refreshOffers } from './trade/offers.ts';
import { rejoin as joinAgain, playTrade, sitOut as sit } from './trade/play.ts';
import { beginEra, claimerOf, freeAffiliations } from './turn/era.ts';
import { beginClaims, endClaims, endTurn, endAdventure as resolve } from './turn/flow.ts';
import { answer, request } from './turn/requests.ts';
import {
  ANSWER,
  AT_ADVENTURE,
  AT_ERA,
  AT_POWER,
  at,
  BATCH,
  type CgsState,
  CLAIM,
  DOING,
  EVENTS,
  MOVES,
  NO_REQUEST,
  NONE,
  type Now,
  OF_ADVENTURE,
  OF_ERA,
  SOLO,
  STUDY,
  TURN,
} from './types.ts';

const { claim, play: playMove, add, close, hit, recover, reuse, seize, shield, done } = MOVES.kinds;
const { endAdventure, endEra, agree, pass, sitOut, rejoin, resign, time } = MOVES.kinds;
const tell = EVENTS.kinds;

export function setup(state: CgsState, rng: Rng): SeatSet {
  const { ints, rules } = state;
  clear(ints);
  ints.set(rules.cards.skipped, at.common);
  const now = nowOf(state, rng, undefined);
  // CGS-R-157 The first player of the session is chosen at random.
  beginEra(now, firstNamed(rules.options) ?? rng.below(rules.players));
  return toAct(state);
}

const nowOf = (state: CgsState, rng: Rng, told: Sink | undefined): Now => ({
  state,
  ints: state.ints,
  rules: state.rules,
  cards: state.rules.cards,
  rng,
  told,
});

export function play(state: CgsState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  const now = nowOf(state, rng, told);
  if (resign.is(move)) leave(now, seat);
  else if (time.is(move)) runOut(now, seat);
  else if (MOVES.mayBeAside(move)) playAside(now, seat, move);
  else playMoveOf(now, seat, move);
  refreshOffers(state);
  return toAct(state);
}

function playAside(now: Now, seat: Seat, move: Move): void {
  const { state, ints } = now;
  if (rejoin.is(move)) return joinAgain(now, seat);
  if (!sitOut.is(move)) return playTrade(now, seat, move);
  const player = playerOf(state, seat);
  sit(now, seat);
  if (ints[at.phase] !== TURN || ints[at.turn] !== player) return;
  // CGS-R-163 Sitting out ends the player's own turn; when everybody sits out, it ends the adventure.
  const all = allPlayers(state);
  if ((ints[at.out] & all) === all) resolve(now, 'out', playerAfter(state, player));
  else endTurn(now, player);
}

function playMoveOf(now: Now, seat: Seat, move: Move): void {
  const player = playerOf(now.state, seat);
  switch (now.ints[at.phase]) {
    case STUDY:
      return makeReady(now, seat);
    case CLAIM:
      return makeClaim(now, player, claim.get.affiliation(move));
    case ANSWER:
      return answer(now, player, agree.is(move));
    case DOING:
      return playDoing(now, seat, move);
    default:
      return playTurn(now, seat, player, move);
  }
}

function playTurn(now: Now, seat: Seat, player: number, move: Move): void {
  const { state, ints, told } = now;
  if (hit.is(move)) return playHit(now, seat, move);
  // CGS-R-6 A power that isn't resolved now lapses.
  if (ints[at.step] === AT_POWER) ints[at.pending + player] = NONE;
  if (done.is(move)) {
    ints[at.step] = AT_ERA;
    told?.tell(tell.declined.pack(voiceOf(state, player)), EVERYONE, false);
  } else if (playMove.is(move)) playCard(now, seat, copyIn(state, opsOf(seat), playMove.get.face(move)));
  else if (endEra.is(move)) request(now, OF_ERA);
  else if (endAdventure.is(move)) request(now, OF_ADVENTURE);
  else if (pass.is(move)) passTurn(now, player);
}

/** CGS-R-158 */
function makeReady(now: Now, seat: Seat): void {
  const { state, ints, told } = now;
  ints[at.ready] = withSeat(ints[at.ready], seat);
  told?.tell(tell.ready.pack(seat), EVERYONE, false);
  if (toAct(state) === NO_SEATS) beginClaims(now);
}

function makeClaim(now: Now, player: number, affiliation: number): void {
  const { state, ints, told } = now;
  ints[at.claimed + player] = affiliation;
  told?.tell(tell.claimed.pack(voiceOf(state, player), affiliation), EVERYONE, false);
  if (claimerOf(state) === NONE) endClaims(now);
}

function passTurn(now: Now, player: number): void {
  now.told?.tell(tell.passed.pack(voiceOf(now.state, player)), EVERYONE, false);
  endTurn(now, player);
}

/** CGS-ZONE-10 From ops to one's own playground; any request is void (CGS-REQA-4, CGS-REQE-4). */
function layCard({ ints, rules, cards, told }: Now, seat: Seat, card: number): void {
  moveCard(ints, card, opsOf(seat), groundOf(seat));
  fillFew(ints, NO_REQUEST, at.asked, at.asked + rules.players);
  ints[at.quietTurns] = NONE;
  told?.tell(tell.played.pack(seat, cards.designOf[card].index), EVERYONE, false);
}

function playCard(now: Now, seat: Seat, card: number): void {
  const { state, ints, cards, rules } = now;
  const player = playerOf(state, seat);
  layCard(now, seat, card);
  ints[at.step] = AT_ADVENTURE;
  if (isIn(cards.is.adventure, card)) {
    ints[at.hero] = player;
    ints[at.current] = card;
    if (cards.designOf[card].roleplay === SOLO) beginBatch(now);
    return;
  }
  const waits = isIn(cards.is.rewind, card) && rules.options.rewind === 'afterSpecialRound';
  // CGS-SPEC-1, CGS-R-9 A card with a power opens a special round; one that rewinds immediately doesn't.
  if (waits || (isIn(cards.is.power, card) && !isIn(cards.is.rewind, card))) ints[at.pending + player] = card;
  beginEffects(now, card);
}

function playHit(now: Now, seat: Seat, move: Move): void {
  const { power, seat: layer, face } = hit.read(move);
  hitCard(now, seat, power, layer, copyIn(now.state, groundOf(layer), face));
}

function playDoing(now: Now, seat: Seat, move: Move): void {
  const { state, ints, told } = now;
  if (hit.is(move)) playHit(now, seat, move);
  else if (add.is(move)) {
    const card = copyIn(state, opsOf(seat), add.get.face(move));
    layCard(now, seat, card);
    layInBatch(now, card);
  } else if (close.is(move)) {
    told?.tell(tell.closed.pack(voiceOf(state, ints[at.turn])), EVERYONE, false);
    closeBatch(now);
  } else if (done.is(move)) {
    told?.tell(tell.declined.pack(voiceOf(state, ints[at.turn])), EVERYONE, false);
    finishDoing(now);
  } else if (recover.is(move)) {
    const { seat: layer, face } = recover.read(move);
    recoverCard(now, layer, copyIn(state, groundOf(layer), face));
  } else if (seize.is(move)) {
    const { seat: holder, face } = seize.read(move);
    seizeCard(now, seat, holder, copyIn(state, opsOf(holder), face));
  } else if (shield.is(move)) {
    const { seat: layer, face } = shield.read(move);
    becomeImmune(now, copyIn(state, groundOf(layer), face));
  } else if (reuse.is(move)) {
    const { player: rival, face } = reuse.read(move);
    reuseCard(now, seat, copyIn(state, wreckOf(rival), face), rival);
  }
}

/**
 * CGS-R-108 Time is up: the turn is passed, what is open in it
 * declined, and an answer counts as no; nobody is eliminated.
 */
function runOut(now: Now, seat: Seat): void {
  const { state, ints, told } = now;
  const player = playerOf(state, seat);
  if (!hasSeat(toAct(state), seat)) return;
  told?.tell(tell.late.pack(seat), EVERYONE, false);
  switch (ints[at.phase]) {
    case STUDY:
      return makeReady(now, seat);
    case CLAIM:
      return makeClaim(now, player, freeAffiliations(state)[0]);
    case ANSWER:
      return answer(now, player, false);
    default:
      return runOutOfTurn(now, player);
  }
}

function runOutOfTurn(now: Now, player: number): void {
  const { ints } = now;
  const turn = ints[at.turns];
  if (ints[at.phase] === DOING && ints[at.doing] === BATCH) closeBatch(now);
  while (ints[at.phase] === DOING && ints[at.turns] === turn) finishDoing(now);
  if (ints[at.phase] === TURN && ints[at.turns] === turn) {
    if (ints[at.step] === AT_POWER) ints[at.pending + player] = NONE;
    passTurn(now, player);
  }
}
