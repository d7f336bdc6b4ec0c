/** Which costs can be covered at all: a necessary condition, name by name. Costs of supports and Unique are not
 *  weighed (CGS-LINT-3). */
import { holdsOn } from '../holds.ts';
import { type Facts, isCooperative } from './facts.ts';
import type { Deck, DeckFacts, Valued } from './rule.ts';

/** AcceptSupportIf1 of the adventure lets the support in (CGS-ASI-1, -2). */
export const accepts = (adventure: Facts, support: Facts): boolean => {
  const conditions = adventure.conditions('AcceptSupportIf1');
  return conditions.length === 0 || holdsOn(conditions, support.card.attributes, true);
};

/** How often supports count: a player lays each identification number once (CGS-R-36). */
export type Counting = 'numbers' | 'copies';

/** Supports of the deck with this resource that the adventure accepts. */
export const helpersOf = (name: string, adventure: Facts, { resources }: Deck): Valued<DeckFacts>[] =>
  (resources.get(name) ?? []).filter(({ facts }) => accepts(adventure, facts));

/** What all accepted supports together bring of a name. */
export function supplyOf(
  name: string,
  adventure: Facts,
  deck: Deck,
  players: number,
  counting: Counting = 'numbers',
): number {
  const times = isCooperative(adventure) ? players : 1;
  let supply = isCooperative(adventure) ? 0 : (adventure.numbers('AdventureResources').get(name) ?? 0);
  const helpers = helpersOf(name, adventure, deck);
  if (counting === 'copies') {
    for (const { facts, value } of helpers) supply += value * facts.copies;
    return supply;
  }
  const byNumber = new Map<number, Valued<DeckFacts>[]>();
  for (const one of helpers) {
    const { number } = one.facts.card;
    const same = byNumber.get(number);
    if (same === undefined) byNumber.set(number, [one]);
    else same.push(one);
  }
  for (const same of byNumber.values()) {
    let left = times;
    for (const { facts, value } of same.length === 1 ? same : same.sort((a, b) => b.value - a.value)) {
      const count = Math.min(left, facts.copies);
      supply += value * count;
      left -= count;
    }
  }
  return supply;
}

/** Numeric feats of a name on other adventures; each identification number once (CGS-PADV-3). */
function featsOf(name: string, adventure: Facts, feats: Feats): number {
  const best = new Map<number, number>();
  for (const { facts, value } of feats.get(name) ?? []) {
    const { number } = facts.card;
    if (number !== adventure.card.number) best.set(number, Math.max(value, best.get(number) ?? 0));
  }
  let sum = 0;
  for (const value of best.values()) sum += value;
  return sum;
}

/** Cards by the names of their numeric feats. */
export type Feats = ReadonlyMap<string, readonly Valued<Facts>[]>;

/** Numbers of a category by name, with the cards that have them. */
export function valuesOf<T extends Facts>(
  cards: Iterable<T>,
  category: 'AdventureResources' | 'Feats',
): Map<string, Valued<T>[]> {
  const found = new Map<string, Valued<T>[]>();
  for (const facts of cards)
    for (const [name, value] of facts.numbers(category)) {
      const there = found.get(name);
      if (there === undefined) found.set(name, [{ facts, value }]);
      else there.push({ facts, value });
    }
  return found;
}

/** A cost of the adventure that supply and feats cannot reach together. */
export interface Gap {
  readonly name: string;
  readonly cost: number;
  readonly reach: number;
}

export function gapsOf(adventure: Facts, supply: (name: string) => number, feats: Feats): Gap[] {
  const gaps: Gap[] = [];
  for (const [name, cost] of adventure.numbers('AdventureCommonCosts')) {
    const reach = supply(name) + featsOf(name, adventure, feats);
    if (cost > reach) gaps.push({ name, cost, reach });
  }
  return gaps;
}
