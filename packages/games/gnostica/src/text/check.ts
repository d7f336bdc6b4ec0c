/** What a written position can get wrong beyond its spelling: a state that no match could be in. */
import { allSeats, hasMember, hasSeat, NO_SEATS, type Seat } from '@hortus/kernel';
import { isVoid } from '../board/land.ts';
import { crowdIn, minionMark, ownerOf, pipsOf, spaceOf, stashOf } from '../board/men.ts';
import { CARDS, CODES, FOOL, isMajor, powersOf, WORLD } from '../cards/cards.ts';
import {
  cardInUse,
  copiedCard,
  deedIn,
  frameCard,
  frameSource,
  powersLeft,
  topFrame,
  USED_FLIPPED,
} from '../cards/frames.ts';
import { handSize, holds, knownTo, MOST_AGE } from '../cards/piles.ts';
import { legal, MOST_MOVES } from '../legal.ts';
import { takerOf } from '../phases/bidding.ts';
import { isBare, mayDrawOn, playersLeft } from '../phases/ends.ts';
import { keyOf, seenCount, timesOf } from '../phases/repetition.ts';
import { toAct } from '../to-act.ts';
import {
  ANNOUNCED,
  at,
  BARE_BOARD,
  BID,
  DRAWING,
  END,
  type GnosticaState,
  LAST_LEFT,
  MOST_IN_HAND,
  NONE,
  OVER,
  REDRAW,
  STEPS,
  TABLE,
  THREE,
  TRANSIT,
} from '../types.ts';
import { cardsIn, seatsUpTo } from '../view/view.ts';
import { manText, seatName } from './names.ts';

type Must = (holds: boolean, path: string, message: string) => void;

const moves = new Int32Array(MOST_MOVES);

/** Pairs of the faulty part and what is wrong with it. */
export function faultsOf(state: GnosticaState): [path: string, message: string][] {
  const faults: [string, string][] = [];
  const must: Must = (isSo, path, message) => {
    if (!isSo) faults.push([path, message]);
  };
  checkSeats(state, must);
  checkMen(state, must);
  checkHands(state, must);
  checkSeen(state, must);
  if (faults.length === 0) checkPhase(state, must);
  if (faults.length === 0) checkGoesOn(state, must);
  return faults;
}

const isIn = ({ ints, rules }: GnosticaState, seat: Seat): boolean =>
  seat >= 0 && seat < rules.seats && !hasSeat(ints[at.gone], seat);

function checkSeats(state: GnosticaState, must: Must): void {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  const hasTurn = phase !== BID && phase !== REDRAW && phase !== OVER;
  must(ints[at.gone] < 1 << rules.seats, 'gone', 'names seats of this match');
  must(
    hasTurn ? isIn(state, ints[at.turn]) : ints[at.turn] === NONE,
    'turn',
    'is of a player, while turns are taken',
  );
  must(
    ints[at.open] === NONE || (hasTurn && isIn(state, ints[at.open])),
    'open',
    'is of a player, while turns are taken',
  );
  must(
    playersLeft(state) >= (phase === OVER ? 1 : 2),
    'gone',
    'leaves at least two players, or one at the end',
  );
}

/** GNO-CMP-2, GNO-SPC-5 */
function checkMen(state: GnosticaState, must: Must): void {
  const { ints, rules } = state;
  for (let i = 0; i < ints[at.men]; i++) {
    const man = ints[at.man + i];
    const isTransit = ints[at.todo] === TRANSIT && ints[at.owed] === man;
    must(isIn(state, ownerOf(man)), 'men', `${manText(man)} is of nobody in the game`);
    must(isTransit || !isVoid(ints, spaceOf(man)), 'men', `${manText(man)} stands in the void`);
    must(
      minionMark(man) === 0 || (ints[at.phase] === STEPS && ownerOf(man) === ints[at.turn]),
      'minions',
      'are own pieces while a card is in use',
    );
  }
  for (const seat of seatsUpTo(rules.seats))
    for (const pips of [1, 2, 3])
      must(stashOf(ints, seat, pips) >= 0, 'men', `${seatName(seat)} has more than five of size ${pips}`);
  must(ints[at.all] === 0 || ints[at.phase] === STEPS, 'minions', 'only while a card is in use');
}

function checkHands(state: GnosticaState, must: Must): void {
  const { ints, rules } = state;
  for (const seat of seatsUpTo(rules.seats)) {
    const path = `hand ${seatName(seat)}`;
    must(handSize(ints, seat) <= MOST_IN_HAND, path, `${seatName(seat)} holds more than six cards`);
    must(isIn(state, seat) || handSize(ints, seat) === 0, path, `${seatName(seat)} is out and holds cards`);
  }
  for (let card = 0; card < CARDS; card++) {
    const knowers = knowersOf(ints, card);
    if (knowers === 0 && ints[at.age + card] === 0) continue;
    const owner = seatsUpTo(rules.seats).find((seat) => holds(ints, seat, card));
    must(owner !== undefined, knowers === 0 ? 'older' : 'known', `${CODES[card]} is in no hand`);
    must(owner === undefined || !hasSeat(knowers, owner), 'known', `${CODES[card]} is the owner's`);
    must(ints[at.age + card] <= MOST_AGE, 'older', `at most ${MOST_AGE} shuffles`);
    const others = knowers & ~allSeats(rules.seats);
    must(others === 0 || others === 1 << TABLE, 'known', `${CODES[card]} is known to nobody here`);
  }
}

/** Who knows the card, as bits; the table's is the last. */
function knowersOf(ints: Int32Array, card: number): number {
  let knowers = 0;
  for (let seat = 0; seat <= TABLE; seat++) if (hasMember(ints, knownTo(seat), card)) knowers |= 1 << seat;
  return knowers;
}

/** GNO-R-92 Each position once, and none that has drawn the game. */
function checkSeen({ ints, rules }: GnosticaState, must: Must): void {
  const seen = [...ints.subarray(at.seen, at.seen + seenCount(ints))];
  const takesTurns = ints[at.phase] !== BID && ints[at.phase] !== REDRAW;
  must(
    seen.length === 0 || (takesTurns && rules.options.repetition !== 'off'),
    'seen',
    'only while turns are taken, and positions counted',
  );
  must(
    seen.every((entry) => timesOf(entry) === 1 || timesOf(entry) === 2),
    'seen',
    'a position comes up once or twice',
  );
  must(new Set(seen.map(keyOf)).size === seen.length, 'seen', 'each position is there once');
}

function checkPhase(state: GnosticaState, must: Must): void {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  const pool = cardsIn(ints, at.pool).length;
  const hasBid = phase === BID || phase === REDRAW;
  must(
    hasBid || (pool === 0 && ints[at.round] === 0 && ints[at.first] === NONE),
    'pool',
    'only while bidding',
  );
  must(phase !== BID || ints[at.first] === NONE, 'first', 'nobody is first before the bids are open');
  must(!hasBid || ints[at.men] === 0, 'men', 'none before the first turn');
  must((phase === STEPS) === ints[at.depth] > 0, 'frames', 'a card is in use during steps');
  const drawing = ints[at.todo] === DRAWING;
  must(phase === STEPS || drawing || ints[at.todo] === 0, 'todo', 'nothing is owed');
  must(!drawing || (phase === END && mayDrawOn(state)), 'todo', 'no more can be drawn');
  if (phase === BID) checkBids(state, must);
  if (phase === REDRAW) {
    must(isIn(state, ints[at.first]) || ints[at.first] < rules.seats, 'first', 'is a seat');
    must(ints[at.took] < 1 << rules.seats, 'first', 'names seats of this match');
    checkTaker(state, pool, must);
  }
  if (phase === STEPS) checkFrames(state, must);
  if (phase === OVER) checkOver(state, must);
}

/** GNO-BID-2, GNO-BID-5 Each round has cost everybody one of the six dealt cards, and nobody has seen another's. */
function checkBids(state: GnosticaState, must: Must): void {
  const { ints, rules } = state;
  const dealt = MOST_IN_HAND + 1 - ints[at.round];
  for (const seat of seatsUpTo(rules.seats)) {
    const hasBid = ints[at.bids + seat] !== NONE;
    must(isIn(state, seat) || !hasBid, 'bids', `${seatName(seat)} is out`);
    must(
      !isIn(state, seat) || handSize(ints, seat) + (hasBid ? 1 : 0) === dealt,
      `hand ${seatName(seat)}`,
      `with the bid ${seatName(seat)} has ${dealt} in round ${ints[at.round]}`,
    );
  }
  must(toAct(state) !== NO_SEATS, 'bids', 'somebody is still to bid');
  for (let card = 0; card < CARDS; card++) {
    must(knowersOf(ints, card) === 0, 'known', 'nothing before the bids are open');
    must(ints[at.age + card] === 0, 'older', 'nothing has been shuffled again');
  }
}

function checkTaker(state: GnosticaState, pool: number, must: Must): void {
  const { ints, rules } = state;
  const taker = takerOf(state);
  must(taker !== NONE, 'first', 'somebody is still to take cards');
  if (taker === NONE) return;
  const wants = MOST_IN_HAND - handSize(ints, taker);
  must(wants > 0 && wants < pool, 'pool', `${seatName(taker)} has no choice`);
  for (const seat of seatsUpTo(rules.seats))
    if (isIn(state, seat) && hasSeat(ints[at.took], seat))
      must(
        handSize(ints, seat) === MOST_IN_HAND,
        `hand ${seatName(seat)}`,
        `${seatName(seat)} has taken up to six cards`,
      );
}

/** GNO-E-2 */
function checkFrames(state: GnosticaState, must: Must): void {
  const { ints } = state;
  for (let i = 0; i < ints[at.depth]; i++) {
    const frame = ints[at.frames + i];
    const copied = copiedCard(frame);
    const isTop = i === ints[at.depth] - 1;
    must(
      powersLeft(frame) <= powersOf(cardInUse(frame)),
      'frames',
      `${CODES[frameCard(frame)]} has fewer powers`,
    );
    must(
      isTop ? powersLeft(frame) > 0 : cardInUse(frame) === FOOL && powersLeft(frame) < 2,
      'frames',
      'inner cards are finished first',
    );
    must(
      i === 0 ? frameSource(frame) !== USED_FLIPPED : frameSource(frame) === USED_FLIPPED,
      'frames',
      'the first is used, the others are flipped',
    );
    must(
      copied === undefined || (frameCard(frame) === WORLD && isMajor(copied) && copied !== WORLD),
      'frames',
      'only the World copies, and another major',
    );
    for (let j = 0; j < i; j++)
      must(frameCard(ints[at.frames + j]) !== frameCard(frame), 'frames', 'a card is in use once');
  }
  const before = deedIn(topFrame(ints), 1);
  const leave = before?.do === 'rod' ? before.leave : undefined;
  const [todo, owed] = [ints[at.todo], ints[at.owed]];
  if (todo === TRANSIT) {
    must(leave === 'transit' && owed !== 0, 'todo', 'a piece in transit waits for the second rod');
    must(
      pipsOf(owed) > 0 && (isVoid(ints, spaceOf(owed)) || crowdIn(ints, spaceOf(owed)) > 3),
      'todo',
      'that piece has arrived',
    );
    must(
      ownerOf(owed) !== ints[at.turn] || ints[at.all] === 1 || minionMark(owed) === 1,
      'todo',
      'a piece of the player’s own that was moved is a minion',
    );
  }
  if (todo === THREE)
    must(leave === 'three' && crowdIn(ints, owed) === 4, 'todo', 'four pieces wait for the sword');
}

function checkOver(state: GnosticaState, must: Must): void {
  const { ints } = state;
  const [end, winner, fate] = [ints[at.end], ints[at.winner], ints[at.fate]];
  must((end === ANNOUNCED || end === LAST_LEFT) === (winner !== NONE), 'over', 'a winner, or a draw');
  must(winner === NONE || isIn(state, winner), 'over', 'the winner is in the game');
  must((end === LAST_LEFT) === (playersLeft(state) === 1), 'over', 'the last player left wins');
  must((end === LAST_LEFT) === (fate !== NONE), 'over', 'why the last player went');
  must(end !== BARE_BOARD || isBare(ints), 'over', 'there are cards on the board');
}

/** The seat to act has a move, and the game isn't over already. */
function checkGoesOn(state: GnosticaState, must: Must): void {
  const { ints, rules } = state;
  if (ints[at.phase] === OVER) return;
  const { passRule, cap } = rules.options;
  const isQuietEnough =
    passRule === 'off' || ints[at.open] !== NONE || ints[at.quietRounds] < 3 * playersLeft(state);
  must(ints[at.open] !== NONE || !isBare(ints), 'cards', 'on a bare board the game is drawn');
  must(isQuietEnough || ints[at.phase] === STEPS, 'quiet', 'after that many passes the game is drawn');
  must(cap === 0 || ints[at.open] !== NONE || ints[at.turns] < cap, 'turns', 'the cap is reached');
  for (const seat of seatsUpTo(rules.seats))
    if (hasSeat(toAct(state), seat))
      must(legal(state, seat, moves) > 0, 'todo', 'what is owed cannot be done');
}
