/** What can be engaged, and how it is paid for: as sets of cards for the list, fact by fact for the judge. */
import {
  hasBit,
  hasMember,
  lowestBit,
  lowestMember,
  type Move,
  type MoveList,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import { isAmong, UNASKED } from '../abilities/sets.ts';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import type { Deck } from '../state/cards.ts';
import { at } from '../state/layout.ts';
import { canPay, isOpen } from '../state/pool.ts';
import { homeOf, inExperience, inOps, isFresh } from '../state/zones.ts';
import { ABILITY, BY, BY_OF, MOST_SWAY, PHASE, POOL, SET } from '../types.ts';
import { barredNames, dropBarred, limitOn, STRIKE_ON } from './limits.ts';

const { engage } = MOVES.kinds;
const { card: cardOf, by: byOf, as: asOf, quiet: declinesOf } = engage.get;

/** What one more card, way to pay, announced ability or declined sentence adds to a packed move. */
const CARD_UNIT = engage.pack(1) - engage.tag;
const BY_UNIT = engage.pack(0, 1) - engage.tag;
const AS_UNIT = engage.pack(0, 0, 1) - engage.tag;
const QUIETLY = engage.pack(0, 0, 0, 1) - engage.tag;

/** Scratch for one listing: the ops cards and experience cards that no limit bars. */
const fromOps = new Int32Array(SET);
const fromExperience = new Int32Array(SET);

/** The ways to pay that a class of the pool opens, as sets. */
const OPENS = new Int32Array(POOL.insurgence + 1);
for (const name of ['plain', 'engineering', 'persuasion', 'valor', 'insurgence'] as const)
  OPENS[POOL[name]] = 1 << BY_OF[name];
for (let i = 0; i < MOST_SWAY; i++) OPENS[POOL.vision1 + i] = 1 << (BY_OF.vision1 + i);
OPENS[POOL.undrawn] = 1 << BY_OF.valor;
const PAYING = (1 << OPENS.length) - 1;

const isVision = (by: number): boolean => by >= BY_OF.vision1 && by <= BY_OF.vision6;
const budgetOf = (by: number): number => by - BY_OF.vision1 + 1;

/** A card laid face down or under insurgence is not executed (GEN-SAB-2, GEN-INS-2, WA-SAB-2). */
export const isExecuted = (by: number): boolean => by !== BY_OF.hidden && by !== BY_OF.insurgence;

/** Abilities whose sentence without a choice would act now, as a set: those may be engaged `quietly` (GEN-R-23, WA-R-16). */
function declinableNames(state: SwayState, seat: Seat): number {
  const { atOnce } = state.rules;
  let names = 0;
  for (let i = 0; i < atOnce.length; i++)
    if (atOnce[i].atOnce?.does(state, seat)) names |= 1 << atOnce[i].index;
  return names;
}

/** What `canPay` says of each way to pay, as a set. */
function waysToPay(state: SwayState): number {
  const { ints, rules } = state;
  let ways = 0;
  for (let bits = ints[at.open] & PAYING; bits !== 0; bits = withoutLowest(bits))
    ways |= OPENS[lowestBit(bits)];
  if (isOpen(state, POOL.sabotage)) {
    if (rules.hidingOptional) ways |= 1 << BY_OF.sabotage;
    if (ints[at.phase] === PHASE.plot) ways |= 1 << BY_OF.hidden;
  }
  if (ints[at.strike] > 0) ways |= 1 << BY_OF.strike;
  return ints[at.phase] === PHASE.obstruct ? ways | (1 << BY_OF.rescue) : ways;
}

/** By way of paying, then ops cards by number, then experience cards by number and announced ability. */
export function listEngages(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ints, rules } = state;
  const home = homeOf(rules, seat);
  const announces = ints[at.unlocked + seat] !== 0 && ints[at.experienceCount + home] > 0;
  if (ints[at.opsCount + seat] === 0 && !announces) return from;
  findFree(state, seat, at.ops + seat * SET, fromOps);
  if (announces) findFree(state, seat, at.experience + home * SET, fromExperience);
  const unlocked = announces ? ints[at.unlocked + seat] & ~barredNames(state, seat) : 0;
  const names = declinableNames(state, seat);
  let n = from;
  for (let ways = waysToPay(state); ways !== 0; ways = withoutLowest(ways)) {
    const by = lowestBit(ways);
    const declinable = isExecuted(by) ? names : 0;
    n = listOps(state, by, declinable, out, n);
    if (unlocked !== 0) n = listExperience(state, by, unlocked, declinable, out, n);
  }
  return n;
}

function findFree(state: SwayState, seat: Seat, zone: number, out: Int32Array): void {
  for (let i = 0; i < SET; i++) out[i] = state.ints[zone + i];
  dropBarred(state, seat, out);
}

function listOps(state: SwayState, by: number, declinable: number, out: MoveList, from: number): number {
  const { ints, rules } = state;
  const { ability, payableBy } = rules.deck;
  const first = engage.tag + by * BY_UNIT;
  let n = from;
  for (let i = 0; i < SET; i++) {
    let bits = fromOps[i] & payableBy[by * SET + i];
    if (by === BY_OF.strike) bits &= ~ints[at.fresh + i];
    for (; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      const move = first + card * CARD_UNIT;
      out[n++] = move;
      if (hasBit(declinable, ability[card])) out[n++] = move + QUIETLY;
    }
  }
  return n;
}

/** WA-DEF-10, WA-R-19: experience cards, each with an ability announced that its player has unlocked. */
function listExperience(
  state: SwayState,
  by: number,
  unlocked: number,
  declinable: number,
  out: MoveList,
  from: number,
): number {
  let n = from;
  const first = engage.tag + by * BY_UNIT;
  for (let i = 0; i < SET; i++)
    for (let bits = fromExperience[i]; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      const move = first + card * CARD_UNIT;
      for (let rest = unlocked & announcedBy(state, by, card); rest !== 0; rest = withoutLowest(rest)) {
        const ability = lowestBit(rest);
        out[n++] = move + (ability + 1) * AS_UNIT;
        if (hasBit(declinable, ability)) out[n++] = move + (ability + 1) * AS_UNIT + QUIETLY;
      }
    }
  return n;
}

/** The set of abilities an experience card can be announced as, paid for this way; agrees with `fault`. */
function announcedBy(state: SwayState, by: number, card: number): number {
  const { rules } = state;
  if (by === BY_OF.rescue) return rules.unlockRights ? UNASKED : 0;
  if (by === BY_OF.strike) return rules.strikeFromOpsOnly || isFresh(state, card) ? 0 : -1;
  if (hasMember(rules.deck.payableBy, by * SET, card)) return -1;
  return by === BY_OF.valor ? 1 << ABILITY.valor : 0;
}

/** Why this way of paying doesn't reach the card, given that the pool has one of it. */
function fault(state: SwayState, card: number, by: number, as: number, deck: Deck): RefusalCode | undefined {
  const { rules } = state;
  if (isVision(by)) return deck.sway[card] > budgetOf(by) ? 'over-budget' : undefined;
  if (by === BY_OF.valor)
    return deck.ability[card] === ABILITY.valor || as === ABILITY.valor + 1 ? undefined : 'only-valor';
  if (by === BY_OF.strike) {
    if (as > 0 && rules.strikeFromOpsOnly) return 'strike-from-ops';
    return isFresh(state, card) ? 'barred-by-strike' : undefined;
  }
  if (by !== BY_OF.rescue) return undefined;
  const right =
    as === 0 ? isAmong(UNASKED, deck.ability[card]) : rules.unlockRights && isAmong(UNASKED, as - 1);
  return right ? undefined : 'rescue-only-obstructing';
}

/**
 * What is wrong with the card's zone, or in Worlds Asunder
 * with its announced ability (GEN-R-28, WA-DEF-9, WA-DEF-10).
 */
function faultOfPlace(state: SwayState, seat: Seat, card: number, as: number): RefusalCode | undefined {
  const { ints, rules } = state;
  const home = homeOf(rules, seat);
  if (as === 0) {
    if (inOps(state, seat, card)) return undefined;
    return rules.unlockable !== 0 && inExperience(state, home, card) ? 'not-announced' : 'not-in-ops';
  }
  if (rules.unlockable === 0 || !inExperience(state, home, card)) return 'not-in-experience';
  return hasBit(ints[at.unlocked + seat], as - 1) ? undefined : 'not-unlocked';
}

function faultOfPermission(state: SwayState, by: number): RefusalCode | undefined {
  const { ints, rules } = state;
  if (canPay(state, by)) return undefined;
  if (by === BY_OF.rescue) return 'rescue-only-obstructing';
  if (by === BY_OF.sabotage && !rules.hidingOptional) return 'must-hide';
  return by === BY_OF.hidden && ints[at.phase] !== PHASE.plot ? 'hide-in-plot' : 'no-permission';
}

/** Why the engage isn't legal. Agrees exactly with the list. */
export function judgeEngage(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const { ints, rules } = state;
  const card = cardOf(move);
  const by = byOf(move);
  const as = asOf(move);
  const ability = rules.deck.ability[card];
  if (by >= BY.length) return 'no-permission';
  const refusal =
    faultOfPlace(state, seat, card, as) ??
    faultOfPermission(state, by) ??
    fault(state, card, by, as, rules.deck) ??
    limitOn(state, seat, ability) ??
    (as > 0 ? limitOn(state, seat, as - 1) : undefined);
  if (refusal !== undefined) return refusal;
  if (ints[at.strike] === STRIKE_ON && isFresh(state, card)) return 'barred-by-strike';
  if (declinesOf(move) === 0) return undefined;
  const executed = as > 0 ? as - 1 : ability;
  return isExecuted(by) && hasBit(declinableNames(state, seat), executed) ? undefined : 'nothing-to-decline';
}
