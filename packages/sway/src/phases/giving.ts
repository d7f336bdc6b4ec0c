/** A turn or round is won: its loser gives up a card, and the match may end (WIN, RND). */
import { EVERYONE, hasMember, type Move, type MoveList, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import { endMatch } from '../game/outcome.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { endCountdowns } from '../state/countdown.ts';
import { at, ENTRY, NONE } from '../state/layout.ts';
import { clearLines, leaveLine } from '../state/lines.ts';
import { emptyPool } from '../state/pool.ts';
import {
  discard,
  homeOf,
  inExperience,
  inOps,
  inReserve,
  nextSeat,
  removeExperience,
  removeOps,
  removeReserve,
  sideOf,
} from '../state/zones.ts';
import { MOST_CARDS, SET } from '../types.ts';
import { goOn } from './after-loss.ts';
import { giverOf } from './loss.ts';
import { asking, question } from './phase.ts';
import { listCards } from './questions.ts';
import { newSpan } from './turn.ts';

const { gave, won } = EVENTS.kinds;
const { give } = MOVES.kinds;

/**
 * A side wins the turn or round; `why` is an index of WON_WHY. All effects end, even those lasting several
 * turns (GEN-WIN-2, WA-RND-3).
 */
export function win(state: SwayState, side: number, why: number, told?: Sink): void {
  const { ints, rules } = state;
  if (told !== undefined) told.tell(won.pack(side, why), EVERYONE, false);
  emptyPool(state);
  endCountdowns(state);
  ints[at.barred] = 0;
  ints[at.waived] = 0;
  ints[at.owed] = 0;
  ints[at.plotted] = 0;
  ints[at.turns]++;
  ints[at.idle] = 0;
  // GEN-R-114, WA-R-106 The turning player if their team lost, else the next seat.
  const turning = ints[at.turn];
  ints[at.loser] = sideOf(turning) === side ? nextSeat(rules, turning) : turning;
  newSpan(ints);
  rules.loss.demand(state, told);
}

/** Scratch: the set of cards that the seat asked may give. */
const giveable = new Int32Array(SET);

function listGive(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  state.rules.loss.findGiveable(state, seat, giveable);
  return listCards(giveable, 0, give, out, from);
}

function judgeGive(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!give.is(move)) return 'not-now';
  const { loss } = state.rules;
  loss.findGiveable(state, seat, giveable);
  return hasMember(giveable, 0, give.get.card(move)) ? undefined : loss.refusal;
}

/** GEN-WIN-3 to GEN-WIN-7, WA-RND-4 to WA-RND-9. */
function playGive(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { loss } = state.rules;
  const card = give.get.card(move);
  const from = removeGiven(state, seat, card);
  discard(state, card);
  if (told !== undefined) told.tell(gave.pack(seat, card, from), EVERYONE, loss.reveals);
  const why = loss.whyOver(state, seat);
  if (why !== 0) {
    endMatch(state, 1 - sideOf(seat), why, loss.reveals, told);
    return;
  }
  goOn(state, loss.reveals, told);
  clearLines(state, true, told);
}

/** Removes the card from its zone, and returns that zone's index in GAVE_FROM. */
function removeGiven(state: SwayState, seat: Seat, card: number): number {
  const side = sideOf(seat);
  const home = homeOf(state.rules, seat);
  if (inReserve(state, side, card)) {
    removeReserve(state, side, card);
    return 0;
  }
  if (inExperience(state, home, card)) {
    removeExperience(state, home, card);
    return 1;
  }
  if (inOps(state, seat, card)) {
    removeOps(state, seat, card);
    return 2;
  }
  leaveLine(state, placeInLine(state, card));
  return 3;
}

function placeInLine({ ints }: SwayState, card: number): number {
  for (let i = 0; i < MOST_CARDS; i++) if (ENTRY.get.card(ints[at.engaged + i]) === card) return i;
  return NONE;
}

function askGiver(state: SwayState): boolean {
  state.ints[at.asked] = giverOf(state);
  return true;
}

export const giving = asking('giving', askGiver, question(listGive, judgeGive, playGive));
