/** Asks a pack for its figures: what tests of the product's own packs count with. */
import {
  type Card,
  CONDITIONAL_POWERS,
  type Condition,
  type ConditionalCategory,
  type PlainCategory,
  readPack,
  type SessionPack,
} from '@hortus/cards/language';
import { invariant } from '@hortus/kernel';

/** Physical cards: each design once for each of its copies. */
export type Deck = readonly Card[];

export function sessionOf(text: string): SessionPack {
  const { session, faults } = readPack(text);
  invariant(session !== undefined, `the pack has faults: ${faults.map(({ message }) => message).join(' ')}`);
  return session;
}

/** The deck of one era, every copy listed. */
export function deckOf(session: SessionPack, era = 0): Deck {
  const deck = session.eras[era];
  invariant(deck !== undefined, 'no such era');
  return deck.cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}

/** Each design once, in the order of the deck. */
export const designsOf = (deck: Deck): Deck => [...new Set(deck)];

export const global = (card: Card, name: string): string | number | undefined =>
  card.attributes.globals.get(name);

export const hasGlobal = (card: Card, name: string): boolean => card.attributes.globals.has(name);

export const roleplayOf = (card: Card): string => String(global(card, 'Roleplay') ?? '');

export const isAdventure = (card: Card): boolean => global(card, 'Type') === 'Adventure';

export const isSupport = (card: Card): boolean => global(card, 'Type') === 'Support';

export const houseOf = (card: Card): string | undefined => {
  const house = global(card, 'Affiliation');
  return house === undefined ? undefined : String(house);
};

/** The numbers that a category lists; texts among feats are left out. */
export function numbers(card: Card, category: PlainCategory): Readonly<Record<string, number>> {
  const list = [...(card.attributes.lists.get(category) ?? [])];
  return Object.fromEntries(list.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** The texts among a card's feats. */
export const words = (card: Card): string[] =>
  [...(card.attributes.lists.get('Feats') ?? [])].flatMap(([, value]) =>
    typeof value === 'string' ? [value] : [],
  );

export const has = (card: Card, category: PlainCategory | ConditionalCategory): boolean =>
  card.attributes.lists.has(category as PlainCategory) ||
  card.attributes.conditions.has(category as ConditionalCategory);

export const conditions = (card: Card, category: ConditionalCategory): readonly Condition[] =>
  card.attributes.conditions.get(category) ?? [];

/** A condition as the card prints it: `Ploy < 1`. */
export const printed = ({ category, name, operator, values }: Condition): string => {
  const alias = category?.replace(/[a-z]/g, '').replace(/^F$/, 'Feats');
  return `${alias === undefined ? '' : `${alias}.`}${name} ${operator} ${values.join('/')}`;
};

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

/** The total of one category on a card. */
export const total = (card: Card, category: PlainCategory): number =>
  sum(Object.values(numbers(card, category)));

export const count = (deck: Deck, test: (card: Card) => boolean): number => deck.filter(test).length;

/** How many cards there are of each kind, as `{ Battle: 2 }`. */
export function tally(deck: Deck, kindOf: (card: Card) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of deck) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
}

export const TIMELY = ['Freeze', 'FreezeAdventureCommonCosts', 'RewindAdventure'] as const;

/** CGS-POW-1 */
export const isPower = (card: Card): boolean =>
  CONDITIONAL_POWERS.some((power) => has(card, power)) || TIMELY.some((power) => hasGlobal(card, power));

/** What a support is for: the first function that fits. */
export function functionOf(card: Card): string {
  const power = CONDITIONAL_POWERS.find((category) => has(card, category));
  const timely = TIMELY.find((name) => hasGlobal(card, name));
  const seize = (['SeizeIf', 'SeizeIf1'] as const).find((category) => has(card, category));
  const named = ['Recover1', 'Reuse', 'StockHolding'].find((name) => hasGlobal(card, name));
  if (power !== undefined) return has(card, 'ImmuneIf1') ? 'power and shield' : power;
  if (timely !== undefined) return timely;
  if (has(card, 'ImmuneIf1')) return 'ImmuneIf1';
  if (seize !== undefined) return seize;
  if (named !== undefined) return named;
  if (has(card, 'AdventureCommonCosts')) return 'obstacle';
  if (card.gold) return 'gold';
  return 'resource';
}
