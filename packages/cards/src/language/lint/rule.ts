/** The shape of lint rules, and what they look at. */

import type { Pack } from '../pack/pack.ts';
import type { Severity, Spot } from '../telling/findings.ts';
import type { Sentence } from '../telling/said.ts';
import type { Category } from '../words.ts';
import type { Reach } from './chains.ts';
import type { Facts } from './facts.ts';
import { itemIn } from './places.ts';

/** The deck of an era. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly DeckFacts[];
  readonly adventures: readonly DeckFacts[];
  readonly supports: readonly DeckFacts[];
  readonly copies: number;
  /** Supports by the names of their adventure resources. */
  readonly resources: ReadonlyMap<string, readonly Valued<DeckFacts>[]>;
}

/** A card with one of its numbers. */
export interface Valued<T extends Facts> {
  readonly facts: T;
  readonly value: number;
}

export interface DeckFacts extends Facts {
  readonly copies: number;
}

export interface Context {
  readonly pack: Pack;
  readonly isPublished: boolean;
  /** The most players a session of it can have. */
  readonly players: number;
  /** Every card of the file and of its decks, once. */
  readonly all: readonly Facts[];
  readonly decks: readonly Deck[];
  /** The cards of the decks, once each; all cards if there is no deck. */
  readonly dealt: readonly Facts[];
  /** Adventures that can reach a buildsite, by the names of their numeric feats. */
  readonly feats: ReadonlyMap<string, readonly Valued<Facts>[]>;
  /** By era, what can come to a buildsite; worked out when it is first asked for. */
  reach(): ReadonlyMap<Deck, Reach>;
}

/** Where on a card: one of its attributes, or the heading of a category. */
export type Where =
  | { readonly category?: Category | undefined; readonly name: string }
  | { readonly heading: Category };

export interface Remark {
  readonly message: Sentence;
  readonly hint?: Sentence | undefined;
  readonly where?: Where | undefined;
  /** If it differs from the rule's own. */
  readonly severity?: Severity | undefined;
}

export interface CardRule {
  readonly code: string;
  readonly severity: Severity;
  readonly onCard: (facts: Facts, tell: (told: Remark) => void, context: Context) => void;
}

/** Counted over a deck: reported for the era, or for one of its cards. */
export interface DeckRule {
  readonly code: string;
  readonly severity: Severity;
  readonly onDeck: (deck: Deck, tell: (told: Remark, facts?: Facts) => void, context: Context) => void;
}

/** Counted over all cards: reported for the pack, or for one of its cards. */
export interface PackRule {
  readonly code: string;
  readonly severity: Severity;
  readonly onPack: (context: Context, tell: (told: Remark, facts?: Facts) => void) => void;
}

export type Rule = CardRule | DeckRule | PackRule;

/** The place of something on a card, if the file has it. */
export function spotOf({ record }: Facts, where: Where | undefined): Spot | undefined {
  if (record === undefined) return undefined;
  if (where === undefined) return record.spot;
  if ('heading' in where) return record.area.headings.get(where.heading) ?? record.spot;
  return itemIn(record.area, where.category, where.name) ?? record.spot;
}
