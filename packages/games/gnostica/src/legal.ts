import { hasSeat, listMembers, type Move, type MoveList, type Refusal, type Seat } from '@hortus/kernel';
import { Board } from './board/board.ts';
import { cardsToHave, handOf, handSize, holds } from './cards/piles.ts';
import { isInPool, takerOf } from './phases/bidding.ts';
import { announcesInsteadOfDraw, mayAnnounce } from './phases/ends.ts';
import { listSteps, whyNotStep } from './phases/steps.ts';
import { listOptions, mayPass, whyNotOption } from './phases/turn-options.ts';
import { NO } from './refusals.ts';
import { toAct } from './to-act.ts';
import {
  at,
  BID,
  DRAWING,
  END,
  type GnosticaState,
  kinds,
  MOST_IN_HAND,
  MOST_SEATS,
  MOST_SITES,
  MOVES,
  NONE,
  OVER,
  REDRAW,
  SET,
  STEPS,
  TURN,
} from './types.ts';

const { bid, take, rest, announce, resign, time, put, act, play, draw, turn, stuck } = kinds;

/**
 * The Hermit has the longest list: any of fifteen own pieces in five facings, or of 75 others, to every site,
 * and any territory to every wasteland (GNO-E-6). No position has come near a tenth of it.
 */
export const MOST_MOVES = (15 * 5 + 15 * (MOST_SEATS - 1)) * MOST_SITES + 15 * MOST_SITES + 1;

const board = new Board();

/** Bids and pool cards by card; turn options and steps as turn-options.ts and steps.ts say; `announce` last. */
export function legal(state: GnosticaState, seat: Seat, out: MoveList): number {
  const { ints } = state;
  if (!hasSeat(toAct(state), seat)) return 0;
  switch (ints[at.phase]) {
    case BID:
      return listCards(ints, handOf(seat), bid.pack, out);
    case REDRAW:
      return listCards(ints, at.pool, take.pack, out);
    case TURN:
      board.read(ints);
      return withAnnouncement(state, out, listOptions(board, out));
    case STEPS:
      board.read(ints);
      return withAnnouncement(state, out, listSteps(board, out));
    default:
      return listEnd(state, seat, out);
  }
}

/** GNO-R-59 Where a pass would draw the game, announcing comes first. */
function withAnnouncement(state: GnosticaState, out: MoveList, n: number): number {
  if (!announcesInsteadOfDraw(state) || !mayPassNow(state)) return n;
  out[n] = announce.pack();
  return n + 1;
}

/** Expects the board to have been read. */
const mayPassNow = ({ ints }: GnosticaState): boolean => ints[at.phase] === STEPS || mayPass(board);

/**
 * GNO-R-21 Numbers to draw from one up, if the player may continue; then `rest` and, if allowed, `announce`.
 */
function listEnd(state: GnosticaState, seat: Seat, out: MoveList): number {
  const { ints } = state;
  let n = 0;
  for (let count = 1; count <= mostMore(state, seat); count++) out[n++] = draw.pack(0, count);
  out[n++] = rest.pack();
  if (ints[at.todo] !== DRAWING || mayAnnounce(state)) out[n++] = announce.pack();
  return n;
}

const mostMore = ({ ints }: GnosticaState, seat: Seat): number =>
  ints[at.todo] === DRAWING ? Math.min(MOST_IN_HAND - handSize(ints, seat), cardsToHave(ints)) : 0;

/** Agrees with `listEnd`. */
function whyNotEnd(state: GnosticaState, seat: Seat, move: Move): Refusal | undefined {
  if (rest.is(move)) return undefined;
  if (announce.is(move))
    return state.ints[at.todo] !== DRAWING || mayAnnounce(state) ? undefined : NO.notAtEnd;
  if (!draw.is(move) || state.ints[at.todo] !== DRAWING) return NO.notNow;
  if (draw.get.drop(move) !== 0) return NO.discardedBefore;
  const count = draw.get.count(move);
  if (count === 0) return NO.nothingDrawn;
  if (count > MOST_IN_HAND - handSize(state.ints, seat)) return NO.handFull;
  return count > mostMore(state, seat) ? NO.noCardsLeft : undefined;
}

function listCards(ints: Int32Array, from: number, pack: (card: number) => Move, out: MoveList): number {
  const n = listMembers(ints, from, SET, out);
  for (let i = 0; i < n; i++) out[i] = pack(out[i]);
  return n;
}

/** Why a move isn't legal. Agrees with `legal`; also judges resigning and time (GNO-R-60). */
export function judge(state: GnosticaState, seat: Seat, move: Move): Refusal | undefined {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  if (phase === OVER) return NO.over;
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats) return NO.noSuchSeat;
  if (!MOVES.knows(move)) return NO.notAMove;
  if (hasSeat(ints[at.gone], seat)) return NO.out;
  if (resign.is(move) || time.is(move)) return undefined;
  if (phase === BID) return whyNotBid(state, seat, move);
  if (phase === REDRAW) return whyNotTake(state, seat, move);
  if (announce.is(move) && ints[at.open] !== NONE && ints[at.open] !== seat) return NO.announced;
  if (seat !== ints[at.turn]) return NO.notYourTurn;
  if (phase === END) return whyNotEnd(state, seat, move);
  if (rest.is(move)) return NO.notAtEnd;
  if (announce.is(move)) return whyNotAnnounceNow(state);
  if (bid.is(move) || take.is(move)) return NO.notNow;
  if (phase === TURN && !isOption(move)) return NO.noCardInUse;
  if (phase === STEPS && isOption(move)) return NO.notNow;
  board.read(ints);
  return phase === TURN ? whyNotOption(board, move) : whyNotStep(board, move);
}

/** GNO-R-59, GNO-R-89 At the end of the turn, or instead of the pass that would draw the game. */
function whyNotAnnounceNow(state: GnosticaState): Refusal | undefined {
  if (!announcesInsteadOfDraw(state)) return NO.notAtEnd;
  board.read(state.ints);
  return mayPassNow(state) ? undefined : NO.notAtEnd;
}

const isOption = (move: Move): boolean =>
  put.is(move) || act.is(move) || play.is(move) || draw.is(move) || turn.is(move) || stuck.is(move);

/** GNO-BID-2, GNO-R-16 A card of the hand, once per round. */
function whyNotBid({ ints }: GnosticaState, seat: Seat, move: Move): Refusal | undefined {
  if (!bid.is(move)) return NO.notNow;
  if (ints[at.bids + seat] >= 0) return NO.bidLaid;
  return holds(ints, seat, bid.get.card(move)) ? undefined : NO.notHeld;
}

/** GNO-BID-6 */
function whyNotTake(state: GnosticaState, seat: Seat, move: Move): Refusal | undefined {
  if (!take.is(move)) return NO.notNow;
  if (takerOf(state) !== seat) return NO.notYetYourTake;
  return isInPool(state.ints, take.get.card(move)) ? undefined : NO.notInPool;
}
