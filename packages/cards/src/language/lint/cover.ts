/**
 * Which costs can be covered at all: a necessary condition, name by name. Costs of supports and Unique aren't
 * considered (CGS-LINT-3).
 */
import { holdsOn } from '../area/holds.ts';
import { type Facts, isCooperative } from './facts.ts';
import type { Deck, DeckFacts, Valued } from './rule.ts';

/** AcceptSupportIf1 of the adventure lets the support in (CGS-ASI-1, -2). */
export const accepts = (adventure: Facts, support: Facts): boolean => {
  const conditions = adventure.conditions('AcceptSupportIf1');
  return conditions.length === 0 || holdsOn(conditions, support.card.attributes, true);
};

/** How often supports count: a player lays each identification number once (CGS-R-36). */
export type Counting = 'numbers' | 'copies';

/** Supports of the deck with this resource that the adventure accepts, by number. */
export const helpersOf = (
  name: string,
  adventure: Facts,
  { resources }: Deck,
): readonly Valued<DeckFacts>[] => {
  const helpers = resources.get(name) ?? [];
  return adventure.has('AcceptSupportIf1')
    ? helpers.filter(({ facts }) => accepts(adventure, facts))
    : helpers;
};

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
  let [number, left] = [-1, 0];
  for (const { facts, value } of helpersOf(name, adventure, deck)) {
    if (facts.card.number !== number) [number, left] = [facts.card.number, times];
    const count = counting === 'copies' ? facts.copies : Math.min(left, facts.copies);
    supply += value * count;
    left -= count;
  }
  return supply;
}

/** Numeric feats of a name on other adventures; each identification number once (CGS-PADV-3). */
function featsOf(name: string, adventure: Facts, feats: Feats): number {
  let [sum, number] = [0, adventure.card.number];
  for (const { facts, value } of feats.get(name) ?? []) {
    const isNew = facts.card.number !== number && facts.card.number !== adventure.card.number;
    if (isNew) sum += value;
    number = facts.card.number;
  }
  return sum;
}

/** Cards by the names of their numeric feats. */
export type Feats = ReadonlyMap<string, readonly Valued<Facts>[]>;

/** Numbers of a category by name, with the cards that have them: by identification number, the highest value first. */
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
  for (const all of found.values())
    all.sort((a, b) => a.facts.card.number - b.facts.card.number || b.value - a.value);
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
