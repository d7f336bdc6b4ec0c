/**
 * The words of the card language: what is predefined, where it may appear and what it may be. The tables follow
 * "Where an item may appear" and "Canonical formatting" of docs/rules/cgs.md.
 */
import { CONDITIONAL, type ConditionalCategory, PLAIN, type PlainCategory } from './model.ts';

export type Category = PlainCategory | ConditionalCategory;

export const MODES = ['Adventure', 'Support'] as const;
export type Mode = (typeof MODES)[number];

/** CGS-ROLE-1 */
export const ROLEPLAYS = [
  'Battle',
  'Cataclysm',
  'Competition',
  'Cooperation',
  'Doomsday',
  'Epic',
  'Obstruction',
  'Solo',
] as const;
export type Roleplay = (typeof ROLEPLAYS)[number];

/** A predefined global: the cards it may be on, and its value. */
export interface GlobalRule {
  readonly on: readonly Mode[];
  readonly value: 'text' | 'yes' | 'count' | readonly string[];
}

const [A, S, BOTH]: readonly (readonly Mode[])[] = [['Adventure'], ['Support'], MODES];
const rule = (on: readonly Mode[] | undefined, value: GlobalRule['value']): GlobalRule => ({
  on: on ?? MODES,
  value,
});

/** Predefined globals in the order of CGS-FMT-1, which puts the custom `Subtype` second. */
export const PREDEFINED: ReadonlyMap<string, GlobalRule> = new Map([
  ['Type', rule(BOTH, MODES)],
  ['Roleplay', rule(A, ROLEPLAYS)],
  ['Affiliation', rule(BOTH, 'text')],
  ['Unique', rule(BOTH, 'text')],
  ['UniqueAny', rule(BOTH, 'text')],
  ['CommonBuildsite', rule(A, 'yes')],
  ['MultiEra', rule(A, 'yes')],
  ['MustPlay', rule(BOTH, 'yes')],
  ['StockOffering', rule(A, 'count')],
  ['StockHolding', rule(S, 'count')],
  ['Freeze', rule(S, 'yes')],
  ['FreezeAdventureCommonCosts', rule(S, 'yes')],
  ['RewindAdventure', rule(S, 'yes')],
  ['Recover1', rule(S, 'yes')],
  ['Reuse', rule(S, 'count')],
]);

/** CGS-FMT-1 Names that a reader takes for a global even without a value. */
export const GLOBAL_ORDER: readonly string[] = [...PREDEFINED.keys()].toSpliced(1, 0, 'Subtype');
const KNOWN_GLOBALS: ReadonlySet<string> = new Set(GLOBAL_ORDER);
export const isKnownGlobal = (name: string): boolean => KNOWN_GLOBALS.has(name);

/** CGS-LANG-11 */
export const CATEGORY_ALIASES = {
  AC: 'AdventureCosts',
  ACC: 'AdventureCommonCosts',
  AR: 'AdventureResources',
  EC: 'EraCosts',
  ER: 'EraResources',
} as const satisfies Record<string, PlainCategory>;

const ALIAS_OF = new Map<string, string>(
  Object.entries(CATEGORY_ALIASES).map(([alias, category]) => [category, alias]),
);
/** As a path of a condition names the category (CGS-FMT-3). */
export const shortCategory = (category: Category): string => ALIAS_OF.get(category) ?? category;

/** CGS-FMT-2 */
export const CATEGORY_ORDER: readonly Category[] = [
  'AdventureCommonCosts',
  'AdventureCosts',
  'AdventureResources',
  ...CONDITIONAL,
  'EraCosts',
  'EraResources',
  'Feats',
];

const CATEGORIES = new Map<string, Category>([
  ...CATEGORY_ORDER.map((name) => [name, name] as const),
  ...Object.entries(CATEGORY_ALIASES),
]);
export const categoryNamed = (word: string): Category | undefined => CATEGORIES.get(word);

const PLAIN_NAMES: ReadonlySet<string> = new Set(PLAIN);
export const isPlain = (category: Category): category is PlainCategory => PLAIN_NAMES.has(category);

const ON_ADVENTURES: ReadonlySet<Category> = new Set(['Feats', 'AcceptSupportIf1']);
const ON_BOTH: ReadonlySet<Category> = new Set([
  'AdventureCommonCosts',
  'EraCosts',
  'AdventureResources',
  'EraResources',
  'PlayIfBuildsite',
  'PlayIfBuildsiteSum',
  'PlayIfBuildsite1',
]);
/** The cards a category may be on. */
export const modesOf = (category: Category): readonly Mode[] =>
  ON_BOTH.has(category) ? MODES : ON_ADVENTURES.has(category) ? ['Adventure'] : ['Support'];

/** Everything the language itself knows: globals, categories and aliases. */
export const VOCABULARY: readonly string[] = [...PREDEFINED.keys(), ...CATEGORIES.keys()];
const VOCABULARY_SET: ReadonlySet<string> = new Set(VOCABULARY);
export const isVocabulary = (word: string): boolean => VOCABULARY_SET.has(word);
