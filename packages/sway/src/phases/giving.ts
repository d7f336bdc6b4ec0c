/** A turn or round is won: its loser gives up a card, and the match may end (WIN, RND). */
import {
  addMember,
  EVERYONE,
  hasMember,
  lowestMember,
  type Move,
  type MoveList,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import { endCountdowns } from '../countdown.ts';
import { destinyCount } from '../destiny.ts';
import { EVENTS } from '../events.ts';
import { at, ENTRY, NONE } from '../layout.ts';
import { clearLines, leaveLine } from '../lines.ts';
import { MOVES } from '../moves.ts';
import { endMatch } from '../outcome.ts';
import { emptyPool } from '../pool.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { MOST_CARDS, PHASE, REASON, SET } from '../types.ts';
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
} from '../zones.ts';
import { enterPhase, newSpan } from './turn.ts';

const { gave, lacks, won } = EVENTS.kinds;
const { give } = MOVES.kinds;

/** The set of cards that the seat asked may give. */
const giveable = new Int32Array(SET);

/** A side wins the turn or round; `why` is an index of WON_WHY. All effects end, for several turns too (GEN-WIN-2, WA-RND-3). */
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
  if (rules.losesLife) askForLife(state, told);
  else if (ints[at.reserveCount + 1 - side] === 0) endMatch(state, side, spent(state), false, told);
  else enterPhase(state, PHASE.giving, false, told);
}

/** GEN-WIN-4, GEN-WIN-5, GEN-R-95, GEN-R-117 The reasons that hold for a loser without reserve, or with everything spent. */
function spent(state: SwayState): number {
  const { ints, rules } = state;
  const side = sideOf(ints[at.loser]);
  let why = ints[at.reserveCount + side] === 0 ? 1 << REASON['no-reserve'] : 0;
  if (destinyCount(state) > 0) return why;
  for (let seat = 0; seat < rules.seats; seat++) if (ints[at.opsCount + seat] > 0) return why;
  why |= 1 << REASON['all-spent'];
  return why;
}

/** WA-RND-4, WA-RND-5, WA-R-128 A player with none leaves it to the teammate; a side without any has lost. */
function askForLife(state: SwayState, told: Sink | undefined): void {
  const { ints, rules } = state;
  const loser = ints[at.loser];
  const side = sideOf(loser);
  if (livesOf(state, loser)) {
    enterPhase(state, PHASE.giving, true, told);
    return;
  }
  if (rules.seats === 4 && livesOf(state, loser ^ 2)) {
    if (told !== undefined) told.tell(lacks.pack(loser), EVERYONE, true);
    enterPhase(state, PHASE.giving, true, told);
    ints[at.steps] = 1;
    return;
  }
  endMatch(state, 1 - side, 1 << REASON['no-life'], true, told);
}

/** WA-R-89 Lives in the experience, in this seat's ops and in the timeline, into `giveable`; are there any? */
function livesOf(state: SwayState, seat: Seat): boolean {
  const { ints, rules } = state;
  const { lives } = rules.deck;
  const home = at.experience + homeOf(rules, seat) * SET;
  const ops = at.ops + seat * SET;
  for (let i = 0; i < SET; i++) giveable[i] = (ints[home + i] | ints[ops + i]) & lives[i];
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    const card = ENTRY.get.card(entry);
    if (sideOf(ENTRY.get.seat(entry)) === sideOf(seat) && hasMember(lives, 0, card))
      addMember(giveable, 0, card);
  }
  return (giveable[0] | giveable[1] | giveable[2] | giveable[3] | giveable[4]) !== 0;
}

/** GEN-R-125 Any reserve card; WA-RND-4 a life. */
function findGiveable(state: SwayState, seat: Seat): void {
  if (state.rules.losesLife) {
    livesOf(state, seat);
    return;
  }
  const reserve = at.reserve + sideOf(seat) * SET;
  for (let i = 0; i < SET; i++) giveable[i] = state.ints[reserve + i];
}

/** The loser, or the mate where the loser has nothing to give. */
export const giverOf = ({ ints }: SwayState): Seat =>
  ints[at.steps] === 0 ? ints[at.loser] : ints[at.loser] ^ 2;

/** WA-R-128: has the giver a life, and where it is the mate, the loser none? For worlds that are imagined. */
export const canGiveLife = (state: SwayState): boolean => {
  const loser = state.ints[at.loser];
  if (giverOf(state) === loser) return livesOf(state, loser);
  return !livesOf(state, loser) && livesOf(state, loser ^ 2);
};

export function listGive(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  let n = from;
  findGiveable(state, seat);
  for (let i = 0; i < SET; i++)
    for (let bits = giveable[i]; bits !== 0; bits = withoutLowest(bits))
      out[n++] = give.pack(lowestMember(i, bits));
  return n;
}

export function judgeGive(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (!give.is(move)) return 'not-now';
  findGiveable(state, seat);
  if (hasMember(giveable, 0, give.get.card(move))) return undefined;
  return state.rules.losesLife ? 'not-a-life' : 'not-in-reserve';
}

/** GEN-WIN-3 to GEN-WIN-7, WA-RND-4 to WA-RND-9. */
export function playGive(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { rules } = state;
  const card = give.get.card(move);
  const from = removeGiven(state, seat, card);
  discard(state, card);
  if (told !== undefined) told.tell(gave.pack(seat, card, from), EVERYONE, rules.losesLife);
  const why = rules.losesLife ? (hasLife(state, seat) ? 0 : 1 << REASON['last-life']) : spent(state);
  if (why !== 0) {
    endMatch(state, 1 - sideOf(seat), why, rules.losesLife, told);
    return;
  }
  enterPhase(state, rules.afterLoss[0], rules.losesLife, told);
  clearLines(state, true, told);
}

/** WA-R-90, WA-R-128 In any zone of the team, timelines not yet discarded. */
const hasLife = (state: SwayState, seat: Seat): boolean =>
  livesOf(state, seat) || (state.rules.seats === 4 && livesOf(state, seat ^ 2));

/** An index of GAVE_FROM. */
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
