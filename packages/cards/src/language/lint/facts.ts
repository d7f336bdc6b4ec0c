/** What the lint rules need to know about a card, worked out once. */
import {
  CONDITIONAL_POWERS,
  type Condition,
  type ConditionalCategory,
  PLAY_CONDITIONS,
  type PlainCategory,
  type Value,
} from '../model.ts';
import type { CardRecord, DeckCard } from '../pack/pack.ts';
import type { Mode, Roleplay } from '../words.ts';

export type Numbers = ReadonlyMap<string, number>;

export interface Facts {
  readonly card: DeckCard['card'];
  /** Where its parts are; undefined for a card of another pack. */
  readonly record: CardRecord | undefined;
  readonly mode: Mode | undefined;
  readonly roleplay: Roleplay | undefined;
  /** CGS-POW-1 */
  readonly isPower: boolean;
  /** A power that rivals can become immune to (CGS-REW-5). */
  readonly isBlockable: boolean;
  /** CGS-POW-4, -5 */
  readonly isProtected: boolean;
  readonly affiliation: Value | undefined;
  global(name: string): Value | undefined;
  /** The numbers of a category. */
  numbers(category: PlainCategory): Numbers;
  list(category: PlainCategory): ReadonlyMap<string, Value>;
  has(category: PlainCategory | ConditionalCategory): boolean;
  conditions(category: ConditionalCategory): readonly Condition[];
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const NONE: readonly Condition[] = [];

export function factsOf(card: DeckCard['card'], record: CardRecord | undefined): Facts {
  const { globals, lists, conditions } = card.attributes;
  const yes = (name: string): boolean => globals.has(name);
  const isConditionalPower = CONDITIONAL_POWERS.some((category) => conditions.has(category));
  const isBlockable = isConditionalPower || yes('Freeze') || yes('FreezeAdventureCommonCosts');
  const isPower = isBlockable || yes('RewindAdventure');
  const isEffect =
    yes('Recover1') ||
    yes('Reuse') ||
    (['ImmuneIf1', 'SeizeIf', 'SeizeIf1'] as const).some((one) => conditions.has(one));
  const numeric = new Map<PlainCategory, Numbers>();
  // Only feats may have texts among their numbers.
  for (const [category, list] of lists)
    numeric.set(
      category,
      category !== 'Feats'
        ? (list as Numbers)
        : new Map([...list].filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
    );
  return {
    card,
    record,
    mode: globals.get('Type') as Mode | undefined,
    roleplay: globals.get('Roleplay') as Roleplay | undefined,
    isPower,
    isBlockable,
    isProtected: isPower || isEffect,
    affiliation: globals.get('Affiliation'),
    global: (name) => globals.get(name),
    numbers: (category) => numeric.get(category) ?? NOTHING,
    list: (category) => lists.get(category) ?? NOTHING,
    has: (category) =>
      lists.has(category as PlainCategory) || conditions.has(category as ConditionalCategory),
    conditions: (category) => conditions.get(category) ?? NONE,
  };
}

const IS = (...roleplays: readonly Roleplay[]): ((facts: Facts) => boolean) => {
  const set = new Set<Roleplay | undefined>(roleplays);
  return ({ roleplay }) => set.has(roleplay);
};
/** CGS-ROLE-2 */
export const isCooperative = IS('Cataclysm', 'Cooperation');
export const isCompetitive = IS('Battle', 'Competition', 'Epic');
/** Roleplays that end the era: their cards never reach a buildsite (CGS-R-100). */
export const isFinale = IS('Epic', 'Doomsday');
export const isAdventure = ({ mode }: Facts): boolean => mode === 'Adventure';
export const isSupport = ({ mode }: Facts): boolean => mode === 'Support';
export const hasPlayCondition = (facts: Facts): boolean => PLAY_CONDITIONS.some((one) => facts.has(one));
/** Can lie in a buildsite. */
export const reachesBuildsite = (facts: Facts): boolean =>
  isAdventure(facts) ? !isFinale(facts) : facts.global('StockHolding') !== undefined;
