/** What no permission reaches: covert's exclusion and bar, strike's bar. They bind cards, not executions (GEN-R-22, WA-R-15). */
import { hasSeat, type Seat } from '@hortus/kernel';
import { COVERT, FIGHTING, isAmong } from '../abilities/sets.ts';
import type { SwayState } from '../edition/rules.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { sideOf } from '../state/zones.ts';
import { SET } from '../types.ts';

/** Strike is in force once its first permission is used (GEN-R-87, WA-R-83). */
export const STRIKE_ON = 2;

/**
 * BAT-2, WAR-2, COV-3: no battle or warfare beside one's own covert card, even face down (GEN-R-54, WA-R-72),
 * and none in an obstruction under covert's bar, which ends with it (COV-4).
 */
export const barsFights = ({ ints }: SwayState, seat: Seat): boolean =>
  ints[at.lineCoverts + sideOf(seat)] > 0 || hasSeat(ints[at.barred], seat);

/** COV-2: no covert beside one's own battle or warfare card. */
export const barsCovert = ({ ints }: SwayState, seat: Seat): boolean =>
  ints[at.lineFights + sideOf(seat)] > 0;

/** Why a card with this printed, announced or named ability may not join the timeline. */
export function limitOn(state: SwayState, seat: Seat, ability: number): RefusalCode | undefined {
  if (isAmong(COVERT, ability) && barsCovert(state, seat)) return 'battle-in-timeline';
  if (!isAmong(FIGHTING, ability)) return undefined;
  if (state.ints[at.lineCoverts + sideOf(seat)] > 0) return 'covert-in-timeline';
  return hasSeat(state.ints[at.barred], seat) ? 'barred-by-covert' : undefined;
}

/** Abilities that may not be announced now, as a set. */
export const barredNames = (state: SwayState, seat: Seat): number =>
  (barsFights(state, seat) ? FIGHTING : 0) | (barsCovert(state, seat) ? COVERT : 0);

/**
 * Removes from a set the cards that no permission reaches;
 * STR-2: with strike in force, also those drawn in this phase.
 */
export function dropBarred(state: SwayState, seat: Seat, cards: Int32Array): void {
  const { covert, fighting } = state.rules.deck;
  if (barsFights(state, seat)) drop(cards, fighting, 0);
  if (barsCovert(state, seat)) drop(cards, covert, 0);
  if (state.ints[at.strike] === STRIKE_ON) drop(cards, state.ints, at.fresh);
}

function drop(cards: Int32Array, ints: Int32Array, set: number): void {
  for (let i = 0; i < SET; i++) cards[i] &= ~ints[set + i];
}
