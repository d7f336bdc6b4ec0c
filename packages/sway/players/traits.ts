/** What abilities do for a combo, by number. */
import { hasBit, lowestBit, type Seat, withoutLowest } from '@hortus/kernel';
import {
  ABILITIES,
  ABILITY,
  type AbilityName,
  barsCovert,
  barsFights,
  PHASE,
  phaseIn,
  type SwayState,
} from '../src/index.ts';

const byAbility = (values: Partial<Record<AbilityName, number>>): Int8Array =>
  Int8Array.from(ABILITIES, (name) => values[name] ?? 0);

/** Permissions opened by executing; vision's and valor's are counted separately. */
export const PERMISSIONS = byAbility({
  battle: 2,
  covert: 1,
  engineering: 1,
  leadership: 2,
  persuasion: 1,
  rescue: 1,
  ruin: 1,
  triumph: 1,
  warfare: 1,
  sabotage: 2,
  strike: 8,
  dread: 1,
  insurgence: 1,
  maven: 2,
  replication: 1,
  sacrifice: 1,
});

/** Roughly how many cards executing may bring. */
export const DRAWS = byAbility({
  engineering: 1,
  logistics: 3,
  navigation: 2,
  omen: 1,
  valor: 1,
  vengeance: 2,
  negotiation: 1,
});

/** The kinds that limits and ways to pay ask about. */
export const COVERT = 1;
export const FIGHT = 2;
export const VISION = 4;
export const VALOR = 8;
export const KIND = byAbility({
  covert: COVERT,
  battle: FIGHT,
  warfare: FIGHT,
  vision: VISION,
  valor: VALOR,
});

export const has = (names: number, ability: number): boolean => hasBit(names, ability);

/** The ability of a set that opens most; -1 if none may be announced. */
export function bestName(state: SwayState, seat: Seat, names: number): number {
  const barred = (barsFights(state, seat) ? FIGHT : 0) | (barsCovert(state, seat) ? COVERT : 0);
  const hides = phaseIn(state.ints) === PHASE.plot;
  let best = -1;
  for (let bits = names; bits !== 0; bits = withoutLowest(bits)) {
    const name = lowestBit(bits);
    if ((KIND[name] & barred) !== 0 || (name === ABILITY.sabotage && hides)) continue;
    if (best < 0 || PERMISSIONS[name] * 4 + DRAWS[name] > PERMISSIONS[best] * 4 + DRAWS[best]) best = name;
  }
  return best;
}
