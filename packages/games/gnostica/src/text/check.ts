/** What a written position can get wrong beyond its spelling: a state that no match could be in. */
import { hasMember, hasSeat, NO_SEATS, type Seat } from '@hortus/kernel';
import { isVoid } from '../board/land.ts';
import { crowdIn, minionMark, ownerOf, pipsOf, spaceOf, stashOf } from '../board/men.ts';
import { CARDS, CODES, FOOL, isMajor, major, powersOf, WORLD } from '../cards/cards.ts';
import {
  cardInUse,
  copiedCard,
  frameCard,
  frameSource,
  powersLeft,
  topFrame,
  USED_FLIPPED,
} from '../cards/frames.ts';
import { handSize, holds, knownTo, MOST_AGE } from '../cards/piles.ts';
import { legal, MOST_MOVES } from '../legal.ts';
import { takerOf } from '../phases/bidding.ts';
import { isBare, playersLeft } from '../phases/ends.ts';
import { toAct } from '../to-act.ts';
import {
  ANNOUNCED,
  at,
  BARE_BOARD,
  BID,
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

const CHARIOT = major(7);
const MOON = major(18);
const moves = new Int32Array(MOST_MOVES);

/** Pairs of the part at fault and what is wrong with it. */
export function faultsOf(state: GnosticaState): [path: string, message: string][] {
  const faults: [string, string][] = [];
  const must: Must = (isSo, path, message) => {
    if (!isSo) faults.push([path, message]);
  };
  checkSeats(state, must);
  checkMen(state, must);
  checkHands(state, must);
  if (faults.length === 0) checkPhase(state, must);
  if (faults.length === 0) checkGoesOn(state, must);
  return faults;
}

const isIn = ({ words, rules }: GnosticaState, seat: Seat): boolean =>
  seat >= 0 && seat < rules.seats && !hasSeat(words[at.gone], seat);

function checkSeats(state: GnosticaState, must: Must): void {
  const { words, rules } = state;
  const phase = words[at.phase];
  const hasTurn = phase !== BID && phase !== REDRAW && phase !== OVER;
  must(words[at.gone] < 1 << rules.seats, 'gone', 'names seats of this match');
  must(
    hasTurn ? isIn(state, words[at.turn]) : words[at.turn] === NONE,
    'turn',
    'is of a player, while turns are taken',
  );
  must(
    words[at.open] === NONE || (hasTurn && isIn(state, words[at.open])),
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
  const { words, rules } = state;
  for (let i = 0; i < words[at.men]; i++) {
    const man = words[at.man + i];
    const isTransit = words[at.todo] === TRANSIT && words[at.owed] === man;
    must(isIn(state, ownerOf(man)), 'men', `${manText(man)} is of nobody in the game`);
    must(isTransit || !isVoid(words, spaceOf(man)), 'men', `${manText(man)} stands in the void`);
    must(
      minionMark(man) === 0 || (words[at.phase] === STEPS && ownerOf(man) === words[at.turn]),
      'minions',
      'are own pieces while a card is in use',
    );
  }
  for (const seat of seatsUpTo(rules.seats))
    for (const pips of [1, 2, 3])
      must(stashOf(words, seat, pips) >= 0, 'men', `${seatName(seat)} has more than five of size ${pips}`);
  must(words[at.all] === 0 || words[at.phase] === STEPS, 'minions', 'only while a card is in use');
}

function checkHands(state: GnosticaState, must: Must): void {
  const { words, rules } = state;
  for (const seat of seatsUpTo(rules.seats)) {
    const path = `hand ${seatName(seat)}`;
    must(handSize(words, seat) <= MOST_IN_HAND, path, `${seatName(seat)} holds more than six cards`);
    must(isIn(state, seat) || handSize(words, seat) === 0, path, `${seatName(seat)} is out and holds cards`);
  }
  for (let card = 0; card < CARDS; card++) {
    const knowers = knowersOf(words, card);
    if (knowers === 0 && words[at.age + card] === 0) continue;
    const owner = seatsUpTo(rules.seats).find((seat) => holds(words, seat, card));
    must(owner !== undefined, knowers === 0 ? 'older' : 'known', `${CODES[card]} is in no hand`);
    must(owner === undefined || !hasSeat(knowers, owner), 'known', `${CODES[card]} is the owner's`);
    must(words[at.age + card] <= MOST_AGE, 'older', `at most ${MOST_AGE} shuffles`);
    const others = knowers & ~((1 << rules.seats) - 1);
    must(others === 0 || others === 1 << TABLE, 'known', `${CODES[card]} is known to nobody here`);
  }
}

/** As bits; the table's is the last. */
function knowersOf(words: Int32Array, card: number): number {
  let knowers = 0;
  for (let seat = 0; seat <= TABLE; seat++) if (hasMember(words, knownTo(seat), card)) knowers |= 1 << seat;
  return knowers;
}

function checkPhase(state: GnosticaState, must: Must): void {
  const { words, rules } = state;
  const phase = words[at.phase];
  const pool = cardsIn(words, at.pool).length;
  const hasBid = phase === BID || phase === REDRAW;
  must(
    hasBid || (pool === 0 && words[at.round] === 0 && words[at.first] === NONE),
    'pool',
    'only while bidding',
  );
  must(phase !== BID || words[at.first] === NONE, 'first', 'nobody is first before the bids are open');
  must(!hasBid || words[at.men] === 0, 'men', 'none before the first turn');
  must((phase === STEPS) === words[at.depth] > 0, 'frames', 'a card is in use during steps');
  must(phase === STEPS || words[at.todo] === 0, 'todo', 'nothing is owed');
  if (phase === BID) checkBids(state, must);
  if (phase === REDRAW) {
    must(isIn(state, words[at.first]) || words[at.first] < rules.seats, 'first', 'is a seat');
    must(words[at.took] < 1 << rules.seats, 'first', 'names seats of this match');
    checkTaker(state, pool, must);
  }
  if (phase === STEPS) checkFrames(state, must);
  if (phase === OVER) checkOver(state, must);
}

/** GNO-BID-2, GNO-BID-5 Each round has cost everybody one of the six dealt cards, and nobody has seen another's. */
function checkBids(state: GnosticaState, must: Must): void {
  const { words, rules } = state;
  const dealt = MOST_IN_HAND + 1 - words[at.round];
  for (const seat of seatsUpTo(rules.seats)) {
    const hasBid = words[at.bids + seat] !== NONE;
    must(isIn(state, seat) || !hasBid, 'bids', `${seatName(seat)} is out`);
    must(
      !isIn(state, seat) || handSize(words, seat) + (hasBid ? 1 : 0) === dealt,
      `hand ${seatName(seat)}`,
      `with the bid ${seatName(seat)} has ${dealt} in round ${words[at.round]}`,
    );
  }
  must(toAct(state) !== NO_SEATS, 'bids', 'somebody is still to bid');
  for (let card = 0; card < CARDS; card++) {
    must(knowersOf(words, card) === 0, 'known', 'nothing before the bids are open');
    must(words[at.age + card] === 0, 'older', 'nothing has been shuffled again');
  }
}

function checkTaker(state: GnosticaState, pool: number, must: Must): void {
  const { words, rules } = state;
  const taker = takerOf(state);
  must(taker !== NONE, 'first', 'somebody is still to take cards');
  if (taker === NONE) return;
  const wants = MOST_IN_HAND - handSize(words, taker);
  must(wants > 0 && wants < pool, 'pool', `${seatName(taker)} has no choice`);
  for (const seat of seatsUpTo(rules.seats))
    if (isIn(state, seat) && hasSeat(words[at.took], seat))
      must(
        handSize(words, seat) === MOST_IN_HAND,
        `hand ${seatName(seat)}`,
        `${seatName(seat)} has taken up to six cards`,
      );
}

/** GNO-E-2 */
function checkFrames(state: GnosticaState, must: Must): void {
  const { words } = state;
  for (let i = 0; i < words[at.depth]; i++) {
    const frame = words[at.frames + i];
    const copied = copiedCard(frame);
    const isTop = i === words[at.depth] - 1;
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
      must(frameCard(words[at.frames + j]) !== frameCard(frame), 'frames', 'a card is in use once');
  }
  const card = cardInUse(topFrame(words));
  const isSecond = powersLeft(topFrame(words)) === 1;
  const [todo, owed] = [words[at.todo], words[at.owed]];
  if (todo === TRANSIT) {
    must(card === CHARIOT && isSecond && owed !== 0, 'todo', 'a piece in transit waits for the second rod');
    must(
      pipsOf(owed) > 0 && (isVoid(words, spaceOf(owed)) || crowdIn(words, spaceOf(owed)) > 3),
      'todo',
      'that piece has arrived',
    );
    must(
      ownerOf(owed) !== words[at.turn] || words[at.all] === 1 || minionMark(owed) === 1,
      'todo',
      'an own piece that was moved is a minion',
    );
  }
  if (todo === THREE)
    must(card === MOON && isSecond && crowdIn(words, owed) === 4, 'todo', 'four pieces wait for the sword');
}

function checkOver(state: GnosticaState, must: Must): void {
  const { words } = state;
  const [end, winner, fate] = [words[at.end], words[at.winner], words[at.fate]];
  must((end === ANNOUNCED || end === LAST_LEFT) === (winner !== NONE), 'over', 'a winner, or a draw');
  must(winner === NONE || isIn(state, winner), 'over', 'the winner is in the game');
  must((end === LAST_LEFT) === (playersLeft(state) === 1), 'over', 'the last player left wins');
  must((end === LAST_LEFT) === (fate !== NONE), 'over', 'why the last player went');
  must(end !== BARE_BOARD || isBare(words), 'over', 'there are cards on the board');
}

/** Who is to act has a move, and the game is not over already. */
function checkGoesOn(state: GnosticaState, must: Must): void {
  const { words, rules } = state;
  if (words[at.phase] === OVER) return;
  const { passRule, cap } = rules.options;
  const isQuietEnough =
    passRule === 'off' || words[at.open] !== NONE || words[at.quiet] < 3 * playersLeft(state);
  must(words[at.open] !== NONE || !isBare(words), 'cards', 'on a bare board the game is drawn');
  must(isQuietEnough || words[at.phase] === STEPS, 'quiet', 'after so many passes the game is drawn');
  must(cap === 0 || words[at.open] !== NONE || words[at.turns] < cap, 'turns', 'the cap is reached');
  for (const seat of seatsUpTo(rules.seats))
    if (hasSeat(toAct(state), seat))
      must(legal(state, seat, moves) > 0, 'todo', 'what is owed cannot be done');
}
