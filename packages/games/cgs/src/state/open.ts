/** Which cards' play conditions hold for whom: a cache, made anew whenever a buildsite changes (CGS-PIB, -PIS, -PI1). */
import { addMember, lowestMember, withoutLowest } from '@hortus/kernel';
import { meets } from '../cards/sets.ts';
import type { CardSet, PlayCondition, SumCondition } from '../cards/types.ts';
import { at, type CgsState } from '../types.ts';
import { openOf, siteOf } from './zones.ts';

/** CGS-CBS-2 The own and the common buildsite serve alike. */
function conditionHolds(words: Int32Array, player: number, { each, sums, one }: PlayCondition): boolean {
  const has = (set: CardSet): boolean => meets(words, siteOf(player), set) || meets(words, at.common, set);
  return (
    each.every(has) && (one === undefined || has(one)) && sums.every((sum) => sumHolds(words, player, sum))
  );
}

/** CGS-R-115 At least one card must have the attribute. */
function sumHolds(words: Int32Array, player: number, { cards, value, holds }: SumCondition): boolean {
  const site = siteOf(player);
  let total = 0;
  let found = false;
  for (let w = 0; w < cards.length; w++)
    for (
      let bits = (words[site + w] | words[at.common + w]) & cards[w];
      bits !== 0;
      bits = withoutLowest(bits)
    ) {
      total += value[lowestMember(w, bits)];
      found = true;
    }
  return found && holds(total);
}

export function refreshOpen({ words, rules }: CgsState): void {
  const { gated, is } = rules.cards;
  for (let player = 0; player < rules.players; player++) {
    const open = openOf(player);
    words.set(is.free, open);
    for (const { condition, first, copies } of gated)
      if (condition !== undefined && conditionHolds(words, player, condition))
        for (let copy = first; copy < first + copies; copy++) addMember(words, open, copy);
  }
}
