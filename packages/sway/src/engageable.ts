/** What can be engaged, and how it is paid for: as sets of cards for the list, fact by fact for the judge. */
import { lowestBit, type Move, type MoveList, type Seat } from '@hortus/kernel';
import type { Deck } from './cards.ts';
import { at } from './layout.ts';
import { barredCards, barredNames, limitOn, STRIKE_ON } from './limits.ts';
import { MOVES } from './moves.ts';
import { canPay, isOpen } from './pool.ts';
import type { RefusalCode } from './refusals.ts';
import type { SwayState } from './rules.ts';
import { ABILITY, BY, BY_OF, MOST_SWAY, PHASE, POOL, SET } from './types.ts';
import { homeOf, inExperience, inOps, isFresh } from './zones.ts';

const { engage } = MOVES.kinds;
const { card: cardOf, by: byOf, as: asOf, quiet: quietOf } = engage.get;

/** What one card, one way to pay, one announced ability and quietness more add to a packed move. */
const CARD_UNIT = engage.pack(1) - engage.tag;
const BY_UNIT = engage.pack(0, 1) - engage.tag;
const AS_UNIT = engage.pack(0, 0, 1) - engage.tag;
const QUIETLY = engage.pack(0, 0, 0, 1) - engage.tag;

/** Scratch of one listing: ops cards and experience cards that no limit bars; cards that could be engaged quietly. */
const barred = new Int32Array(SET);
const free = new Int32Array(SET);
const quiets = new Int32Array(SET);

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

/** Abilities whose sentence without a choice would act now, as a set: those may be engaged quietly (GEN-R-23, WA-R-16). */
function quietNames(state: SwayState, seat: Seat): number {
  const { atOnce } = state.rules;
  let names = 0;
  for (let i = 0; i < atOnce.length; i++)
    if (atOnce[i].atOnce?.does(state, seat)) names |= 1 << atOnce[i].index;
  return names;
}

/**
 * The same, of those alone that a free card has or that may be announced, and into `quiets` their cards: most hands have
 * few abilities, and asking each what it would do is what costs.
 */
function quietAmong(state: SwayState, seat: Seat, announced: number): number {
  const { atOnce, deck } = state.rules;
  for (let i = 0; i < SET; i++) quiets[i] = 0;
  let names = 0;
  for (let k = 0; k < atOnce.length; k++) {
    const { index } = atOnce[k];
    const set = index * SET;
    let held = (announced >>> index) & 1;
    for (let i = 0; i < SET; i++) held |= free[i] & deck.ofAbility[set + i];
    if (held === 0 || !atOnce[k].atOnce?.does(state, seat)) continue;
    names |= 1 << index;
    for (let i = 0; i < SET; i++) quiets[i] |= deck.ofAbility[set + i];
  }
  return names;
}

/** What `canPay` says of each way to pay, as a set. */
function waysToPay(state: SwayState): number {
  const { words, rules } = state;
  let ways = 0;
  for (let bits = words[at.open] & PAYING; bits !== 0; bits &= bits - 1) ways |= OPENS[lowestBit(bits)];
  if (isOpen(state, POOL.sabotage)) {
    if (rules.hidingOptional) ways |= 1 << BY_OF.sabotage;
    if (words[at.phase] === PHASE.plot) ways |= 1 << BY_OF.hidden;
  }
  if (words[at.strike] > 0) ways |= 1 << BY_OF.strike;
  return words[at.phase] === PHASE.obstruct ? ways | (1 << BY_OF.rescue) : ways;
}

/** By way of paying, then ops cards by number, then experience cards by number and announced ability. */
export function listEngages(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { words, rules } = state;
  const home = homeOf(rules, seat);
  const announces = words[at.unlocked + seat] !== 0 && words[at.experienceCount + home] > 0;
  if (words[at.opsCount + seat] === 0 && !announces) return from;
  barredCards(state, seat, barred);
  const ops = at.ops + seat * SET;
  for (let i = 0; i < SET; i++) free[i] = words[ops + i] & ~barred[i];
  const unlocked = announces ? words[at.unlocked + seat] & ~barredNames(state, seat) : 0;
  const names = quietAmong(state, seat, unlocked);
  let n = from;
  for (let ways = waysToPay(state); ways !== 0; ways &= ways - 1) {
    const by = lowestBit(ways);
    n = listOps(state, by, out, n);
    if (unlocked !== 0) n = listExperience(state, home, by, unlocked, names, out, n);
  }
  return n;
}

function listOps({ words, rules }: SwayState, by: number, out: MoveList, from: number): number {
  const { all, ofAbility, swayUpTo } = rules.deck;
  const own = by === BY_OF.valor ? ABILITY.valor : by === BY_OF.rescue ? ABILITY.rescue : -1;
  const reached = isVision(by) ? swayUpTo : own < 0 ? all : ofAbility;
  const at0 = isVision(by) ? budgetOf(by) * SET : own < 0 ? 0 : own * SET;
  const fresh = by === BY_OF.strike ? -1 : 0;
  const loud = isExecuted(by) ? -1 : 0;
  const first = engage.tag + by * BY_UNIT;
  let n = from;
  for (let i = 0; i < SET; i++) {
    let bits = free[i] & reached[at0 + i] & ~(fresh & words[at.fresh + i]);
    const quietly = bits & quiets[i] & loud;
    for (; bits !== 0; bits &= bits - 1) {
      const bit = lowestBit(bits);
      const move = first + ((i << 5) + bit) * CARD_UNIT;
      out[n++] = move;
      if (((quietly >>> bit) & 1) === 1) out[n++] = move + QUIETLY;
    }
  }
  return n;
}

/** WA-DEF-10, WA-R-19: experience cards, each with an ability announced that its player has unlocked. */
function listExperience(
  state: SwayState,
  home: number,
  by: number,
  unlocked: number,
  quietly: number,
  out: MoveList,
  from: number,
): number {
  const { words, rules } = state;
  let n = from;
  const first = engage.tag + by * BY_UNIT;
  const quiet = isExecuted(by) ? quietly : 0;
  for (let i = 0; i < SET; i++)
    for (let bits = words[at.experience + home * SET + i] & ~barred[i]; bits !== 0; bits &= bits - 1) {
      const card = (i << 5) + lowestBit(bits);
      const move = first + card * CARD_UNIT;
      for (let rest = unlocked; rest !== 0; rest &= rest - 1) {
        const ability = lowestBit(rest);
        if (fault(state, card, by, ability + 1, rules.deck) !== undefined) continue;
        out[n++] = move + (ability + 1) * AS_UNIT;
        if (((quiet >>> ability) & 1) === 1) out[n++] = move + (ability + 1) * AS_UNIT + QUIETLY;
      }
    }
  return n;
}

/** Does this way of paying reach this card? The pool has one of it. */
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
    as === 0 ? deck.ability[card] === ABILITY.rescue : rules.unlockRights && as === ABILITY.rescue + 1;
  return right ? undefined : 'rescue-only-obstructing';
}

/** Where the card lies, and in Worlds Asunder what it is announced as (GEN-R-28, WA-DEF-9, WA-DEF-10). */
function faultOfPlace(state: SwayState, seat: Seat, card: number, as: number): RefusalCode | undefined {
  const { words, rules } = state;
  const home = homeOf(rules, seat);
  if (as === 0) {
    if (inOps(state, seat, card)) return undefined;
    return rules.unlockable !== 0 && inExperience(state, home, card) ? 'not-announced' : 'not-in-ops';
  }
  if (rules.unlockable === 0 || !inExperience(state, home, card)) return 'not-in-experience';
  return ((words[at.unlocked + seat] >>> (as - 1)) & 1) === 1 ? undefined : 'not-unlocked';
}

function faultOfPermission(state: SwayState, by: number): RefusalCode | undefined {
  const { words, rules } = state;
  if (canPay(state, by)) return undefined;
  if (by === BY_OF.rescue) return 'rescue-only-obstructing';
  if (by === BY_OF.sabotage && !rules.hidingOptional) return 'must-hide';
  return by === BY_OF.hidden && words[at.phase] !== PHASE.plot ? 'hide-in-plot' : 'no-permission';
}

/** Why not? Agrees exactly with the list. */
export function judgeEngage(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const { words, rules } = state;
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
  if (words[at.strike] === STRIKE_ON && isFresh(state, card)) return 'barred-by-strike';
  if (quietOf(move) === 0) return undefined;
  const executed = as > 0 ? as - 1 : ability;
  return isExecuted(by) && ((quietNames(state, seat) >>> executed) & 1) === 1
    ? undefined
    : 'nothing-to-decline';
}
