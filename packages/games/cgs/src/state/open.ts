/**
 * Whose play conditions hold for which cards: a cache, recomputed whenever a buildsite changes (CGS-PIB, -PIS, -PI1).
 */
import { holds } from '@hortus/cards/language';
import { addMember, lowestMember, withoutLowest } from '@hortus/kernel';
import { meets } from '../cards/sets.ts';
import type { CardSet, PlayCondition, SumCondition } from '../cards/types.ts';
import { at, type CgsState, WORDS } from '../types.ts';
import { openOf, siteOf } from './zones.ts';

/** CGS-CBS-2 What counts as built for a player: their own buildsite and the common one. */
const built = new Int32Array(WORDS);

/** False if nothing is built. */
function findBuilt(ints: Int32Array, player: number): boolean {
  const site = siteOf(player);
  let any = 0;
  for (let w = 0; w < WORDS; w++) any |= built[w] = ints[site + w] | ints[at.common + w];
  return any !== 0;
}

const isBuilt = (set: CardSet): boolean => meets(built, 0, set);

const conditionHolds = ({ each, sums, one }: PlayCondition): boolean =>
  each.every(isBuilt) && (one === undefined || isBuilt(one)) && sums.every(sumHolds);

/** CGS-R-115 At least one card must have the attribute. */
function sumHolds({ cards, value, condition }: SumCondition): boolean {
  let total = 0;
  let found = false;
  for (let w = 0; w < cards.length; w++)
    for (let bits = built[w] & cards[w]; bits !== 0; bits = withoutLowest(bits)) {
      total += value[lowestMember(w, bits)];
      found = true;
    }
  return found && holds(condition, total);
}

export function refreshOpen({ ints, rules }: CgsState): void {
  const { gated, is } = rules.cards;
  for (let player = 0; player < rules.players; player++) {
    const open = openOf(player);
    ints.set(is.free, open);
    // Every condition requires something built.
    if (!findBuilt(ints, player)) continue;
    for (const { condition, first, copies } of gated)
      if (condition !== undefined && conditionHolds(condition))
        for (let copy = first; copy < first + copies; copy++) addMember(ints, open, copy);
  }
}
