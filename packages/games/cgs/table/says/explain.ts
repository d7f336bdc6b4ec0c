/** What a card does: a few words for a slip, whole sentences when it's shown large. */
import { type Card, PREDEFINED } from '@hortus/cards/language';
import { words } from '@hortus/frame/page/words.ts';
import type { Design } from '../../src/index.ts';
import { titleOf } from '../desk.ts';
import { said } from './say.ts';

type Attributes = Card['attributes'];
type Conditions = Attributes['conditions'];
type Condition = NonNullable<ReturnType<Conditions['get']>>[number];
type Category = Conditions extends ReadonlyMap<infer Key, unknown> ? Key : never;

/** `Lens 2, Ink 1`. */
const listOf = (rows: ReadonlyMap<string, unknown> | undefined): string =>
  rows === undefined ? '' : [...rows].map(([name, value]) => `${name} ${value}`).join(', ');

const OPERATORS = { '=': 'is', '<': 'most', '>': 'least' } as const;

/** `Bread 2 or 3`, `Glare at most 1`; what an adventure refuses is worded the other way round. */
function conditionWords({ name, operator, values }: Condition, key: string): string {
  // "At most none" means that the attribute isn't accepted at all.
  const kind = key === 'accept' && operator === '<' && values[0] === 0 ? 'none' : OPERATORS[operator];
  const value = words.value.either(values.map(String));
  return said(`${key}.${kind}`, { name: said(`attribute.${name}`) || name, value });
}

function asked(conditions: Conditions, category: Category, between: string): string {
  const key = category === 'AcceptSupportIf1' ? 'accept' : 'condition';
  const told = (conditions.get(category) ?? []).map((one) => conditionWords(one, key));
  // Each of these is a sentence of its own; the others are parts of one.
  return key === 'accept' ? told.join(between) : words.value.list(told);
}

/** Globals that do something, and conditions; the rest of a card is numbers. */
const GLOBALS = [
  'Freeze',
  'FreezeAdventureCommonCosts',
  'RewindAdventure',
  'Recover1',
  'Reuse',
  'StockHolding',
  'StockOffering',
  'MustPlay',
];

/** The attributes of a card that do something, and its conditions. */
export const trickNames = ({ globals, conditions }: Attributes): readonly string[] => [
  ...GLOBALS.filter((name) => globals.has(name)),
  ...conditions.keys(),
];

/** What a card does besides its numbers, briefly (`trick`) or in sentences (`about.trick`). */
export function tricksOf({ globals, conditions }: Attributes, key: string): string[] {
  return [
    ...GLOBALS.filter((name) => globals.has(name)).map((name) =>
      said(`${key}.${name}`, { count: globals.get(name) }),
    ),
    ...[...conditions.keys()].map((name) =>
      said(`${key}.${name}`, { what: asked(conditions, name, key === 'trick' ? ' · ' : '. ') }),
    ),
  ].filter(Boolean);
}

export interface SlipLine {
  readonly kind: string;
  readonly text: string;
}

/** Attributes that only this pack has and that conditions on other cards mention: `Ploy 1`. */
const ownWords = ({ globals }: Attributes): ReadonlyMap<string, unknown> =>
  new Map([...globals].filter(([name, value]) => typeof value === 'number' && !PREDEFINED.has(name)));

/** What is on a slip under its title, one line each. */
export function linesOf({ card, isAdventure }: Design): readonly SlipLine[] {
  const { lists } = card.attributes;
  return [
    { kind: 'costs', text: listOf(lists.get('AdventureCommonCosts')) },
    { kind: isAdventure ? 'gives' : 'covers', text: listOf(lists.get('AdventureResources')) },
    { kind: 'own', text: listOf(lists.get('AdventureCosts')) },
    { kind: 'feats', text: listOf(lists.get('Feats')) },
    { kind: 'earns', text: listOf(lists.get('EraResources')) },
    { kind: 'bill', text: listOf(lists.get('EraCosts')) },
    { kind: 'own-words', text: listOf(ownWords(card.attributes)) },
    { kind: 'trick', text: tricksOf(card.attributes, 'trick').join(' · ') },
  ].filter(({ text }) => text !== '');
}

/** A slip for screen readers. */
export function slipWords(design: Design): string {
  const role = design.card.attributes.globals.get('Roleplay');
  const lines = linesOf(design).map(({ kind, text }) => said(`line.${kind}`, { text }));
  return [titleOf(design), role === undefined ? '' : said(`role.${role}`), ...lines]
    .filter(Boolean)
    .join('. ');
}

/** Stock and duties aren't ploys. */
const isTrick = (name: string): boolean => !/^(?:Stock|MustPlay)/.test(name);

/** Powers, shields and whatever else is more than numbers. */
export const isPloy = ({ card, isAdventure }: Design): boolean => {
  const { globals, conditions, lists } = card.attributes;
  if (isAdventure) return false;
  return (
    lists.has('AdventureCommonCosts') ||
    conditions.size > 0 ||
    GLOBALS.some((name) => globals.has(name) && isTrick(name))
  );
};

/** The roleplay of an adventure in one sentence. */
export const roleWords = ({ card }: Design): string => {
  const role = card.attributes.globals.get('Roleplay');
  return role === undefined ? '' : said(`about.role.${role}`);
};

/** Adventures whose costs are covered by everybody together. */
const JOINT: ReadonlySet<unknown> = new Set(['Cooperation', 'Cataclysm']);

/** What a support costs, what all cover together, and what an adventure gives to all, is said in another way. */
function variantOf(kind: string, { card, isAdventure }: Design): string {
  if (kind === 'costs' && !isAdventure) return '.support';
  if (kind === 'costs' && JOINT.has(card.attributes.globals.get('Roleplay'))) return '.joint';
  return kind === 'feats' && card.attributes.globals.has('CommonBuildsite') ? '.common' : '';
}

/** Everything the card does, one sentence each. */
export function aboutLines(design: Design): readonly string[] {
  const { attributes } = design.card;
  const { globals } = attributes;
  // Its feats say where it goes.
  const hasFeats = attributes.lists.has('Feats');
  return [
    roleWords(design),
    ...linesOf(design)
      .filter(({ kind }) => kind !== 'trick')
      .map(({ kind, text }) => said(`about.${kind}${variantOf(kind, design)}`, { text })),
    ...tricksOf(attributes, 'about.trick'),
    ...['CommonBuildsite', 'MultiEra', 'Unique', 'UniqueAny', 'Affiliation']
      .filter((name) => globals.has(name) && !(name === 'CommonBuildsite' && hasFeats))
      .map((name) => said(`about.${name}`, { text: globals.get(name) })),
  ].filter(Boolean);
}
