/**
 * The interrupt: after each complete action of a plot the next seat is asked, depending on public facts only (BAT-3,
 * GEN-R-145, WA-R-125).
 */
import {
  bitCount,
  EVERYONE,
  firstMember,
  hasMember,
  hasSeat,
  lowestBit,
  lowestMember,
  type Move,
  type MoveList,
  NO_MEMBER,
  nextMember,
  type OpenWindow,
  type Seat,
  type Sink,
  withoutLowest,
  withSeat,
} from '@hortus/kernel';
import { INTERRUPTING, isAmong } from '../abilities/sets.ts';
import { engageCard, layCard } from '../acts/engage.ts';
import { barredNames, limitOn } from '../acts/limits.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { entryCard, isHidden } from '../state/lines.ts';
import { homeOf, inExperience, inOps, nextSeat } from '../state/zones.ts';
import { BY_OF, PHASE, SET, TASK } from '../types.ts';
import { beginTurnAgainst, endTurn } from './turn.ts';

const { interrupt, pass, waive } = MOVES.kinds;
const { interrupted, passed, waived } = EVENTS.kinds;

/**
 * GEN-R-41, GEN-R-145 Whether or not a battle card is held; a seat that publicly can't interrupt isn't asked.
 */
export function windowIsDue(state: SwayState): boolean {
  const { ints, rules } = state;
  if (ints[at.phase] !== PHASE.plot || ints[at.plotted] === 0) return false;
  const seat = nextSeat(rules, ints[at.turn]);
  if (hasSeat(ints[at.barred] | ints[at.waived], seat)) return false;
  if (announcedBy(state, seat) !== 0 && ints[at.experienceCount + homeOf(rules, seat)] > 0) return true;
  return ints[at.opsCount + seat] > 0 && someBattleUnseen(state);
}

/** WA-R-28, WA-R-125 What an experience card of the seat could be announced as to interrupt, as a set. */
const announcedBy = ({ ints, rules }: SwayState, seat: Seat): number =>
  rules.unlockRights ? ints[at.unlocked + seat] & INTERRUPTING : 0;

/** Is there a battle card that doesn't lie face up for all to see? */
function someBattleUnseen(state: SwayState): boolean {
  const { ints, rules } = state;
  const { interrupting } = rules.deck;
  let left = 0;
  for (let i = 0; i < SET; i++) {
    let open = ints[at.void + i] | ints[at.reserve + i] | ints[at.reserve + SET + i];
    if (!rules.experienceHidden)
      open |=
        ints[at.experience + i] |
        ints[at.experience + SET + i] |
        ints[at.experience + 2 * SET + i] |
        ints[at.experience + 3 * SET + i];
    left += bitCount(interrupting[i] & ~open);
  }
  if (left > ints[at.engagedCount]) return true;
  for (let i = 0; i < ints[at.engagedCount]; i++)
    if (!isHidden(state, i) && hasMember(interrupting, 0, entryCard(state, i))) left--;
  return left > 0;
}

/** The window for the host: a pass ends it (GEN-E-4). */
export const windowOf = (state: SwayState): OpenWindow | undefined =>
  state.ints[at.task] === TASK.window
    ? {
        answers: [{ seat: state.ints[at.asked], answer: pass.tag }],
        ms: Number(state.rules.options.window ?? 0),
      }
    : undefined;

export function listWindow(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ints, rules } = state;
  const { ability, interrupting } = rules.deck;
  const ops = at.ops + seat * SET;
  let n = from;
  for (let i = 0; i < SET; i++)
    for (let bits = ints[ops + i] & interrupting[i]; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      if (limitOn(state, seat, ability[card]) === undefined) out[n++] = interrupt.pack(card, 0);
    }
  const names = announcedBy(state, seat) & ~barredNames(state, seat);
  if (names !== 0) n = listAnnounced(state, seat, names, out, n);
  out[n] = pass.tag;
  out[n + 1] = waive.tag;
  return n + 2;
}

function listAnnounced(state: SwayState, seat: Seat, names: number, out: MoveList, from: number): number {
  const { ints, rules } = state;
  const home = at.experience + homeOf(rules, seat) * SET;
  let n = from;
  for (
    let card = firstMember(ints, home, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, home, SET, card)
  ) {
    if (limitOn(state, seat, rules.deck.ability[card]) !== undefined) continue;
    for (let rest = names; rest !== 0; rest = withoutLowest(rest))
      out[n++] = interrupt.pack(card, lowestBit(rest) + 1);
  }
  return n;
}

export function judgeWindow(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (pass.is(move) || waive.is(move)) return undefined;
  if (!interrupt.is(move)) return 'not-now';
  const card = interrupt.get.card(move);
  const as = interrupt.get.as(move);
  const printed = state.rules.deck.ability[card];
  if (as === 0) {
    if (!inOps(state, seat, card)) return 'not-in-ops';
    return isAmong(INTERRUPTING, printed) ? limitOn(state, seat, printed) : 'not-battle';
  }
  if (!isAmong(INTERRUPTING, as - 1) || !state.rules.unlockRights) return 'not-battle';
  if (!inExperience(state, homeOf(state.rules, seat), card)) return 'not-in-experience';
  if (!isAmong(announcedBy(state, seat), as - 1)) return 'not-unlocked';
  return limitOn(state, seat, as - 1) ?? limitOn(state, seat, printed);
}

export function playWindow(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints } = state;
  ints[at.task] = TASK.none;
  if (interrupt.is(move)) cutPlot(state, seat, move, told);
  else if (waive.is(move)) {
    ints[at.waived] = withSeat(ints[at.waived], seat);
    if (told !== undefined) told.tell(waived.pack(seat), EVERYONE, false);
  } else if (told !== undefined) told.tell(passed.pack(seat), EVERYONE, false);
}

/** GEN-BAT-3, GEN-BAT-4, GEN-R-44, GEN-R-46 The plot ends as it stands, and the battle card is the first of the obstruction. */
function cutPlot(state: SwayState, seat: Seat, move: Move, told: Sink | undefined): void {
  const card = interrupt.get.card(move);
  const as = interrupt.get.as(move);
  if (told !== undefined) told.tell(interrupted.pack(seat, card, as), EVERYONE, true);
  if (!endTurn(state, told)) {
    // WA-R-113 The match is over, but the card that ended the turn is laid where everybody saw it.
    layCard(state, seat, card, as, false, false);
    return;
  }
  beginTurnAgainst(state, seat, told);
  // GEN-R-46 The card uses the permission an obstruction begins with. Its event was the interrupt.
  engageCard(state, seat, card, BY_OF.plain, as, false, undefined);
}
