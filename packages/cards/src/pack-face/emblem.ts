/**
 * The emblem of a Card Game System card: what kind of card it is, what it is made of, and whose it is (CGS-R-165).
 */
import type { Emblem, Field } from '@hortus/pictures/emblem';
import type { Card, PlainCategory } from '../language/model.ts';
import { affiliationOf, splitIdentifier } from './face.ts';

/** A map, since a faulty card may say "constructor" and is drawn all the same. */
const ROLEPLAYS: ReadonlyMap<string, Field> = new Map([
  ['Battle', 'shield'],
  ['Cataclysm', 'burst'],
  ['Competition', 'banner'],
  ['Cooperation', 'rings'],
  ['Doomsday', 'doom'],
  ['Epic', 'sunburst'],
  ['Obstruction', 'battlement'],
  ['Solo', 'lozenge'],
]);
const POWERS = ['DisableIf', 'DisableIf1', 'DivertIf', 'DivertIf1', 'WreckIf', 'WreckIf1'] as const;
const TIMELY = ['Freeze', 'FreezeAdventureCommonCosts', 'RewindAdventure'];
const EFFECTS = ['Recover1', 'Reuse'];

/** The member of a list with the highest number; undefined if the card doesn't have the list. */
function chief({ attributes }: Card, category: PlainCategory): readonly [string, number] | undefined {
  let best: readonly [string, number] | undefined;
  for (const [name, value] of attributes.lists.get(category) ?? [])
    if (typeof value === 'number' && (best === undefined || value > best[1])) best = [name, value];
  return best;
}

function fieldOf(card: Card): Field {
  const { globals, lists, conditions } = card.attributes;
  const roleplay = globals.get('Roleplay');
  if (roleplay !== undefined) return ROLEPLAYS.get(String(roleplay)) ?? 'disc';
  if (POWERS.some((power) => conditions.has(power)) || TIMELY.some((power) => globals.has(power)))
    return 'star';
  if (conditions.has('ImmuneIf1')) return 'kite';
  if (
    conditions.has('SeizeIf') ||
    conditions.has('SeizeIf1') ||
    EFFECTS.some((effect) => globals.has(effect))
  )
    return 'hexagon';
  if (globals.has('StockHolding')) return 'coin';
  if (lists.has('AdventureCommonCosts')) return 'triangle';
  return (chief(card, 'AdventureResources')?.[1] ?? 0) > 3 ? 'heavy' : 'disc';
}

/** How demanding an adventure is: 1 to 4, as a pack's tiers go. */
const TIERS = [0, 5, 7, 10];

function strengthOf(card: Card): number {
  const { globals, lists } = card.attributes;
  if (globals.get('Type') === 'Adventure') {
    const costs = [...(lists.get('AdventureCommonCosts')?.values() ?? [])].reduce<number>(
      (sum, cost) => sum + Number(cost),
      0,
    );
    return TIERS.filter((least) => costs >= least).length;
  }
  const holding = globals.get('StockHolding');
  if (typeof holding === 'number') return holding;
  return chief(card, 'AdventureResources')?.[1] ?? chief(card, 'AdventureCommonCosts')?.[1] ?? 0;
}

/** What its name, kind and attributes make of it. */
export function emblemOf(card: Card): Emblem {
  const field = fieldOf(card);
  const [name, number] = splitIdentifier(card.identifier);
  return {
    name,
    number: Number(number),
    field,
    family: (chief(card, 'AdventureResources') ?? chief(card, 'AdventureCommonCosts'))?.[0] ?? field,
    strength: strengthOf(card),
    house: affiliationOf(card),
  };
}
