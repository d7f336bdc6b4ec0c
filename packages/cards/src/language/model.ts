/** What a reader of the card language gives: cards as data, before any rule of play reads them.
 *
 *  Names are in full (aliases are resolved), lists keep the order of the file, and nothing here
 *  knows where it was written: places belong to faults.
 */

/** A whole number of at least 0, or a text (CGS-LANG-2). */
export type Value = number | string;

/** `<` is *at most* and `>` is *at least* (CGS-LANG-17, -18). */
export type Operator = '=' | '<' | '>';

export const PLAIN = [
  'AdventureCommonCosts',
  'AdventureCosts',
  'AdventureResources',
  'EraCosts',
  'EraResources',
  'Feats',
] as const;
export type PlainCategory = (typeof PLAIN)[number];

/** What a card asks of buildsites before it is played. */
export const PLAY_CONDITIONS = ['PlayIfBuildsite', 'PlayIfBuildsiteSum', 'PlayIfBuildsite1'] as const;
/** CGS-CPOW-1 Those for a single card come after those for several. */
export const CONDITIONAL_POWERS = [
  'DisableIf',
  'DisableIf1',
  'DivertIf',
  'DivertIf1',
  'WreckIf',
  'WreckIf1',
] as const;
/** In the order of CGS-FMT-2. */
export const CONDITIONAL = [
  'AcceptSupportIf1',
  ...PLAY_CONDITIONS,
  ...CONDITIONAL_POWERS,
  'ImmuneIf1',
  'SeizeIf',
  'SeizeIf1',
] as const;
export type ConditionalCategory = (typeof CONDITIONAL)[number];

/** `AR.Hull > 2`, `Subtype = "Ship"/"Raft"`: no category means a global (CGS-LANG-12, -13). */
export interface Condition {
  readonly category: PlainCategory | undefined;
  readonly name: string;
  readonly operator: Operator;
  /** More than one only with `=`; all numbers or all texts. */
  readonly values: readonly Value[];
}

/** The attribute area of a card: the only text on it that rules read (CGS-CARD-8). */
export interface Attributes {
  readonly globals: ReadonlyMap<string, Value>;
  readonly lists: ReadonlyMap<PlainCategory, ReadonlyMap<string, Value>>;
  readonly conditions: ReadonlyMap<ConditionalCategory, readonly Condition[]>;
}

/** One design, however many copies of it an era has. */
export interface Card {
  /** `Scout 17`: a text that ends in the identification number (CGS-CARD-9, -11). */
  readonly identifier: string;
  readonly number: number;
  readonly gold: boolean;
  readonly directive: string;
  readonly lore: string;
  readonly attributes: Attributes;
}

/** The deck of one era: designs and how many copies of each. */
export interface EraDeck {
  readonly name: string;
  readonly cards: readonly { readonly card: Card; readonly copies: number }[];
  /** Affiliations fixed for this era, in the order of seats; empty where players choose (CGS-PACK-11). */
  readonly seats: readonly string[];
}

/** What a session is played with: the eras of a pack, or of several, in order of play. */
export interface SessionPack {
  readonly name: string;
  readonly eras: readonly EraDeck[];
  /** The numbers of players that the pack declares; empty where any number goes (CGS-PACK-10, CGS-R-153). */
  readonly players: readonly number[];
  readonly affiliations: readonly string[];
  /** Customized packs may have fewer affiliations than players (CGS-R-67). */
  readonly customized: boolean;
  /** Limits in minutes (CGS-PACK-7), as a new table proposes them (CGS-R-167). */
  readonly analysis: number;
  readonly turn: number;
}
