/**
 * The open permissions and sentences of the phase, counted by class; they belong to the seat that engages (GEN-E-5).
 */
import { hasBit, lowestBit, withoutLowest } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { BY_OF, FULL, PHASE, POOL, SET } from '../types.ts';
import { destinyCount } from './destiny.ts';
import { at, ENTRY_BITS } from './layout.ts';
import { canBePersuaded } from './lines.ts';
import { engagerOf, sideOf } from './zones.ts';

/** How many of a class are open. */
export const openCount = ({ ints }: SwayState, cls: number): number => ints[at.pool + cls];

export const isOpen = ({ ints }: SwayState, cls: number): boolean => hasBit(ints[at.open], cls);

export function openIn({ ints }: SwayState, cls: number, count: number): void {
  if (count === 0) return;
  ints[at.pool + cls] += count;
  ints[at.open] |= 1 << cls;
}

/** Uses up one of them. */
export function useUp({ ints }: SwayState, cls: number): void {
  if (--ints[at.pool + cls] === 0) ints[at.open] &= ~(1 << cls);
}

/** Turns all permissions of one class into another. */
export function turnInto({ ints }: SwayState, from: number, to: number): void {
  const count = ints[at.pool + from];
  if (count === 0) return;
  ints[at.pool + to] += count;
  ints[at.pool + from] = 0;
  ints[at.open] = (ints[at.open] & ~(1 << from)) | (1 << to);
}

function closeAll({ ints }: SwayState, classes: number): void {
  for (let bits = ints[at.open] & classes; bits !== 0; bits = withoutLowest(bits))
    ints[at.pool + lowestBit(bits)] = 0;
  ints[at.open] &= ~classes;
}

/** The pool class that pays for each `by`, where there is exactly one. */
const PAYS = new Uint8Array(16);
for (const by of ['plain', 'engineering', 'persuasion', 'valor', 'sabotage', 'insurgence'] as const)
  PAYS[BY_OF[by]] = POOL[by];
for (let budget = 0; budget < 6; budget++) PAYS[BY_OF.vision1 + budget] = POOL.vision1 + budget;
PAYS[BY_OF.hidden] = POOL.sabotage;

/** Can the pool pay this way? */
export function canPay(state: SwayState, by: number): boolean {
  const ints = state.ints;
  if (by === BY_OF.strike) return ints[at.strike] > 0;
  if (by === BY_OF.rescue) return ints[at.phase] === PHASE.obstruct;
  if (isOpen(state, PAYS[by])) {
    if (by === BY_OF.sabotage) return state.rules.hidingOptional;
    return by !== BY_OF.hidden || ints[at.phase] === PHASE.plot;
  }
  return by === BY_OF.valor && isOpen(state, POOL.undrawn);
}

/**
 * Uses one up; what the card's sway leaves of a vision
 * budget stays open (VIS-1). The caller has asked `canPay`.
 */
export function pay(state: SwayState, by: number, sway: number): void {
  const ints = state.ints;
  if (by === BY_OF.rescue) return;
  if (by === BY_OF.strike) {
    ints[at.strike] = 2;
    return;
  }
  const cls = PAYS[by];
  useUp(state, isOpen(state, cls) ? cls : POOL.undrawn);
  if (cls >= POOL.vision1 && cls <= POOL.vision6) {
    const left = cls - POOL.vision1 + 1 - sway;
    if (left > 0) openIn(state, POOL.vision1 + left - 1, 1);
  }
}

/** Nothing left to engage with and no sentence open. */
export const poolIsEmpty = ({ ints }: SwayState): boolean => (ints[at.strike] | ints[at.open]) === 0;

const ALL = -1;
/** Sentences, or first parts of sentences, that take cards from the destiny. */
const NEEDS_DESTINY = (
  ['engineering', 'undrawn', 'vengeance', 'navigation', 'omen', 'negotiation', 'refill'] as const
).reduce((set, name) => set | (1 << POOL[name]), 0);

/**
 * Ends what lasts for a phase (GEN-R-19, WA-R-13): permissions, sentences, strike and what it bars, namings.
 */
export function emptyPool(state: SwayState): void {
  const ints = state.ints;
  closeAll(state, ALL);
  ints[at.strike] = 0;
  if (ints[at.drawn] > 0) {
    for (let i = 0; i < SET; i++) ints[at.fresh + i] = 0;
    ints[at.drawn] = 0;
    ints[at.gone] = 0;
  }
  if (state.rules.nameable === 0) return;
  for (let i = at.engaged; i < at.engaged + ints[at.engagedCount]; i++) ints[i] &= ~ENTRY_BITS.naming;
}

/** GEN-E-6: if the first part of "X and then Y" has become impossible, only Y is left. */
export function settlePool(state: SwayState): void {
  const { ints, rules } = state;
  if (isOpen(state, POOL.persuasion) && !canBePersuaded(state, 1 - sideOf(engagerOf(state))))
    turnInto(state, POOL.persuasion, POOL.plain);
  if ((ints[at.open] & NEEDS_DESTINY) === 0 || destinyCount(state) > 0) return;
  turnInto(state, POOL.engineering, POOL.plain);
  turnInto(state, POOL.undrawn, POOL.valor);
  if (rules.hasExperience) turnInto(state, POOL.vengeance, POOL.sending);
  const trims = rules.refillTrims && ints[at.opsCount + engagerOf(state)] > FULL;
  closeAll(state, trims ? NEEDS_DESTINY & ~(1 << POOL.refill) : NEEDS_DESTINY);
}
