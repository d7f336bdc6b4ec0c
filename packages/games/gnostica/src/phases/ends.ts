/** The end of a turn, of a player's part in the game, and of the game. */
import {
  bitCount,
  EVERYONE,
  firstMember,
  NO_MEMBER,
  nextMember,
  onlySeat,
  type Seat,
  type Sink,
} from '@hortus/kernel';
import { landCard, landSpace } from '../board/land.ts';
import { clearMarks } from '../board/marks.ts';
import { firstManIn, ownerOf, removeMan, spaceOf } from '../board/men.ts';
import { tell } from '../board/tell.ts';
import { worthOf } from '../cards/cards.ts';
import { clearFrames } from '../cards/frames.ts';
import { cardsToHave, discard, handOf, handSize, leaveHand } from '../cards/piles.ts';
import {
  ANNOUNCED,
  at,
  BARE_BOARD,
  CAP,
  END,
  FAILED,
  FATES,
  type GnosticaState,
  LAST_LEFT,
  MOST_IN_HAND,
  MOST_SEATS,
  NO_TODO,
  NONE,
  OVER,
  QUIET,
  REPEATED,
  SET,
  STEPS,
  TURN,
} from '../types.ts';
import { comesUpAgain, forgetPositions } from './repetition.ts';
import { nextPlayer, startTurn } from './turns.ts';

/** GNO-R-59 Rounds in which everybody passed. */
const QUIET_ROUNDS = 3;

/** GNO-SCO-1..4 Territories on which only this player stands. */
export function scoreOf(ints: Int32Array, seat: Seat): number {
  let score = 0;
  for (let i = 0; i < ints[at.lands]; i++) {
    const land = ints[at.land + i];
    if (holderOf(ints, landSpace(land)) === seat) score += worthOf(landCard(land));
  }
  return score;
}

/** The only seat on a space, or NONE. */
function holderOf(ints: Int32Array, space: number): Seat | typeof NONE {
  let holder = NONE;
  for (let man = firstManIn(ints, space); man < ints[at.men]; man++) {
    const one = ints[at.man + man];
    if (spaceOf(one) !== space) break;
    if (holder !== NONE && holder !== ownerOf(one)) return NONE;
    holder = ownerOf(one);
  }
  return holder;
}

export const isBare = (ints: Int32Array): boolean => ints[at.lands] === 0;

export const playersLeft = ({ ints, rules }: GnosticaState): number => rules.seats - bitCount(ints[at.gone]);

const isQuiet = (state: GnosticaState, passes: number): boolean =>
  state.rules.options.passRule === 'on' && passes >= QUIET_ROUNDS * playersLeft(state);

/**
 * GNO-R-59, GNO-END-1 One more pass, or leaving out what is left of an activation, would draw the game: the
 * player may announce instead, with the same move.
 */
export function announcesInsteadOfDraw(state: GnosticaState): boolean {
  const { ints } = state;
  if (ints[at.open] !== NONE || ints[at.todo] !== NO_TODO) return false;
  if (ints[at.phase] === STEPS) return isQuiet(state, ints[at.quietRounds]);
  return ints[at.phase] === TURN && isQuiet(state, ints[at.quietRounds] + 1);
}

/**
 * GNO-R-21 An option: a player who has drawn may continue
 * until they stop, the hand is full or no card is left.
 */
export const mayDrawOn = ({ ints, rules }: GnosticaState): boolean =>
  rules.options.draws === 'open' && handSize(ints, ints[at.turn]) < MOST_IN_HAND && cardsToHave(ints) > 0;

/**
 * May the player announce at the end of this turn? Not while
 * another's last turn is still to come, nor at the cap.
 */
export const mayAnnounce = ({ ints, rules }: GnosticaState): boolean =>
  ints[at.open] === NONE && !(rules.options.cap > 0 && ints[at.turns] + 1 >= rules.options.cap);

/**
 * GNO-E-1 All steps are done: the announced last turn is judged,
 * or the player may announce if nobody has (GNO-END-2).
 */
export function finishTurn(state: GnosticaState, told: Sink | undefined): void {
  const { ints, rules } = state;
  const seat = ints[at.turn];
  clearTurn(ints);
  if (ints[at.open] === seat) return judgeLastTurn(state, seat, told);
  if (ints[at.open] !== NONE) return nextTurn(state, told);
  const { cap } = rules.options;
  if (isQuiet(state, ints[at.quietRounds])) return endInTurn(state, QUIET, told);
  if (cap > 0 && ints[at.turns] + 1 >= cap) return endInTurn(state, CAP, told);
  ints[at.phase] = END;
}

/** GNO-END-3, GNO-END-4 */
function judgeLastTurn(state: GnosticaState, seat: Seat, told: Sink | undefined): void {
  const { ints, rules } = state;
  const wins = scoreOf(ints, seat) >= rules.options.target;
  if (wins) end(state, ANNOUNCED, seat, told);
  else eliminate(state, seat, FAILED, told);
  if (ints[at.phase] === OVER) ints[at.turns]++;
  else nextTurn(state, told);
}

/** GNO-BID-8, GNO-END-7 Clockwise to the next player still in the game; unless the cap is reached (GNO-R-59) or the position comes up again (GNO-R-92). */
export function nextTurn(state: GnosticaState, told: Sink | undefined): void {
  const { ints, rules } = state;
  const { cap } = rules.options;
  clearTurn(ints);
  ints[at.turns]++;
  if (cap > 0 && ints[at.turns] >= cap && ints[at.open] === NONE) return endWithoutWinner(state, CAP, told);
  const next = nextPlayer(state, ints[at.turn]);
  if (comesUpAgain(state, next)) return endWithoutWinner(state, REPEATED, told);
  startTurn(state, next, told);
}

/** Clears what lasts for one turn only. */
function clearTurn(ints: Int32Array): void {
  clearFrames(ints);
  clearMarks(ints);
  ints[at.all] = 0;
  ints[at.todo] = NO_TODO;
  ints[at.owed] = 0;
}

/**
 * GNO-END-4, GNO-R-12, GNO-R-60 Their pieces leave,
 * the hand is discarded, and their open announcement is closed.
 */
export function eliminate(state: GnosticaState, seat: Seat, fate: number, told: Sink | undefined): void {
  const { ints } = state;
  told?.tell(tell.out.pack(seat, fate), EVERYONE, false);
  for (let man = ints[at.men] - 1; man >= 0; man--)
    if (ownerOf(ints[at.man + man]) === seat) removeMan(ints, man);
  const hand = handOf(seat);
  for (
    let card = firstMember(ints, hand, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, hand, SET, card)
  ) {
    leaveHand(ints, seat, card);
    discard(ints, card);
    told?.tell(tell.discarded.pack(seat, card), EVERYONE, true);
  }
  ints[at.gone] |= onlySeat(seat);
  ints[at.quietRounds] = 0;
  forgetPositions(ints);
  if (ints[at.open] === seat) ints[at.open] = NONE;
  // GNO-END-8, GNO-R-13 The last player left wins immediately.
  if (playersLeft(state) === 1) end(state, LAST_LEFT, nextPlayer(state, seat), told, fate);
  else if (isBare(ints) && ints[at.open] === NONE) endWithoutWinner(state, BARE_BOARD, told);
}

/** GNO-R-58, GNO-R-59 The turn that brings the end counts as finished. */
export function endInTurn(state: GnosticaState, how: number, told: Sink | undefined): void {
  state.ints[at.turns]++;
  endWithoutWinner(state, how, told);
}

const endWithoutWinner = (state: GnosticaState, how: number, told: Sink | undefined): void =>
  end(state, how, NONE, told);

function end(
  { ints }: GnosticaState,
  how: number,
  winner: Seat,
  told: Sink | undefined,
  fate: number = NONE,
): void {
  clearTurn(ints);
  ints[at.phase] = OVER;
  ints[at.turn] = ints[at.open] = NONE;
  ints[at.end] = how;
  ints[at.winner] = winner;
  ints[at.fate] = fate;
  const [who, why] = [winner === NONE ? MOST_SEATS : winner, fate === NONE ? FATES.length : fate];
  told?.tell(tell.ended.pack(how, who, why), EVERYONE, false);
}
