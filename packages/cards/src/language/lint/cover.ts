/** Which costs can be covered at all: a necessary condition, name by name. Costs of supports and Unique are not
 *  weighed (CGS-LINT-3). */
import { holdsOn } from '../holds.ts';
import { type Facts, isCooperative } from './facts.ts';
import type { Deck, DeckFacts } from './rule.ts';

/** AcceptSupportIf1 of the adventure lets the support in (CGS-ASI-1, -2). */
export const accepts = (adventure: Facts, support: Facts): boolean =>
  holdsOn(adventure.conditions('AcceptSupportIf1'), support.card.attributes, true);

/** Supports of the deck that the adventure accepts. */
export const acceptedBy = (adventure: Facts, { supports }: Deck): DeckFacts[] =>
  supports.filter((support) => accepts(adventure, support));

/** How often supports count: a player lays each identification number once (CGS-R-36). */
export type Counting = 'numbers' | 'copies';

/** What all accepted supports together bring of a name. */
export function supplyOf(
  name: string,
  adventure: Facts,
  accepted: readonly DeckFacts[],
  players: number,
  counting: Counting = 'numbers',
): number {
  const times = isCooperative(adventure) ? players : 1;
  const byNumber = new Map<number, number[]>();
  for (const { card, copies, numbers } of accepted) {
    const value = numbers('AdventureResources').get(name);
    if (value === undefined) continue;
    const values = byNumber.get(card.number) ?? [];
    for (let i = 0; i < (counting === 'copies' ? copies : Math.min(copies, times)); i++) values.push(value);
    byNumber.set(card.number, values);
  }
  let supply = isCooperative(adventure) ? 0 : (adventure.numbers('AdventureResources').get(name) ?? 0);
  for (const values of byNumber.values()) {
    const counted = counting === 'copies' ? values : values.sort((a, b) => b - a).slice(0, times);
    for (const value of counted) supply += value;
  }
  return supply;
}

/** Numeric feats of a name on other adventures; each identification number once (CGS-PADV-3). */
export function featsOf(name: string, adventure: Facts, providers: Iterable<Facts>): number {
  const best = new Map<number, number>();
  for (const { card, numbers } of providers)
    if (card.number !== adventure.card.number) {
      const value = numbers('Feats').get(name) ?? 0;
      best.set(card.number, Math.max(value, best.get(card.number) ?? 0));
    }
  let sum = 0;
  for (const value of best.values()) sum += value;
  return sum;
}

/** A cost of the adventure that supply and feats cannot reach together. */
export interface Gap {
  readonly name: string;
  readonly cost: number;
  readonly reach: number;
}

export function gapsOf(
  adventure: Facts,
  supply: (name: string) => number,
  providers: Iterable<Facts>,
): Gap[] {
  const gaps: Gap[] = [];
  const all = [...providers];
  for (const [name, cost] of adventure.numbers('AdventureCommonCosts')) {
    const reach = supply(name) + featsOf(name, adventure, all);
    if (cost > reach) gaps.push({ name, cost, reach });
  }
  return gaps;
}
