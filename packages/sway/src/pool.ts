/** The open permissions and sentences of the phase by class, a count each; the one who engages has them (GEN-E-5). */
import { destinyCount } from './destiny.ts';
import { at, ENTRY_BITS } from './layout.ts';
import { canBePersuaded } from './lines.ts';
import type { SwayState } from './rules.ts';
import { BY_OF, CLASS, FULL, PHASE, POOL, SET } from './types.ts';
import { engagerOf, sideOf } from './zones.ts';

export function openIn(state: SwayState, cls: number, count: number): void {
  state.words[at.pool + cls] += count;
}

/** The classes that pay for `by`, where each is one word. */
const PAYS = new Uint8Array(16);
for (const by of ['plain', 'engineering', 'persuasion', 'valor', 'sabotage', 'insurgence'] as const)
  PAYS[BY_OF[by]] = POOL[by];
for (let budget = 0; budget < 6; budget++) PAYS[BY_OF.vision1 + budget] = POOL.vision1 + budget;
PAYS[BY_OF.hidden] = POOL.sabotage;

/** Has the pool one of it? */
export function canPay(state: SwayState, by: number): boolean {
  const words = state.words;
  if (by === BY_OF.strike) return words[at.strike] > 0;
  if (by === BY_OF.rescue) return words[at.phase] === PHASE.obstruct;
  if (words[at.pool + PAYS[by]] > 0) {
    if (by === BY_OF.sabotage) return state.rules.hidingOptional;
    return by !== BY_OF.hidden || words[at.phase] === PHASE.plot;
  }
  return by === BY_OF.valor && words[at.pool + POOL.undrawn] > 0;
}

/** Takes one; of a vision budget what the card's sway leaves stays open (VIS-1). The caller has asked `canPay`. */
export function pay(state: SwayState, by: number, sway: number): void {
  const words = state.words;
  if (by === BY_OF.rescue) return;
  if (by === BY_OF.strike) {
    words[at.strike] = 2;
    return;
  }
  const cls = PAYS[by];
  if (words[at.pool + cls] > 0) words[at.pool + cls]--;
  else words[at.pool + POOL.undrawn]--;
  if (cls >= POOL.vision1 && cls <= POOL.vision6) {
    const left = cls - POOL.vision1 + 1 - sway;
    if (left > 0) words[at.pool + POOL.vision1 + left - 1]++;
  }
}

/** Nothing left to engage with and no sentence open. */
export function poolIsEmpty(state: SwayState): boolean {
  const words = state.words;
  if (words[at.strike] > 0) return false;
  for (let cls = 0; cls < CLASS.length; cls++) if (words[at.pool + cls] > 0) return false;
  return true;
}

/** What lasts for a phase ends with it (GEN-R-19, WA-R-13): permissions, sentences, strike and what it bars, namings. */
export function emptyPool(state: SwayState): void {
  const words = state.words;
  words.fill(0, at.pool, at.pool + CLASS.length);
  words.fill(0, at.fresh, at.fresh + SET);
  words[at.drawn] = 0;
  words[at.gone] = 0;
  words[at.strike] = 0;
  if (state.rules.nameable === 0) return;
  for (let i = at.engaged; i < at.engaged + words[at.engagedCount]; i++) words[i] &= ~ENTRY_BITS.naming;
}

/** GEN-E-6: where the first part of "X and then Y" cannot be done any more, what is left of it is Y. */
export function settlePool(state: SwayState): void {
  const words = state.words;
  if (words[at.pool + POOL.persuasion] > 0 && !canBePersuaded(state, 1 - sideOf(engagerOf(state))))
    turnInto(words, POOL.persuasion, POOL.plain);
  if (destinyCount(state) > 0) return;
  turnInto(words, POOL.engineering, POOL.plain);
  turnInto(words, POOL.undrawn, POOL.valor);
  if (state.rules.hasExperience) turnInto(words, POOL.vengeance, POOL.sending);
  words[at.pool + POOL.vengeance] = 0;
  words[at.pool + POOL.navigation] = 0;
  words[at.pool + POOL.omen] = 0;
  words[at.pool + POOL.negotiation] = 0;
  if (!state.rules.refillTrims || words[at.opsCount + engagerOf(state)] <= FULL)
    words[at.pool + POOL.refill] = 0;
}

function turnInto(words: Int32Array, from: number, to: number): void {
  words[at.pool + to] += words[at.pool + from];
  words[at.pool + from] = 0;
}
