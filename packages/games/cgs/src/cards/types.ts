/**
 * A session pack compiled for play. Attributes never change, so every condition is a constant set of cards, and
 * no text is touched during play. Copies of a design have consecutive numbers.
 */
import type { Card, Condition } from '@hortus/cards/language';

/** A set of cards, with as many ints as the pack needs. */
export type CardSet = Int32Array;

/**
 * Numbers by name, with the rows of all cards in sequence:
 * a card's rows go from `from[card]` to `from[card + 1]`.
 */
export interface Rows {
  readonly from: Int32Array;
  readonly name: Int32Array;
  readonly value: Float64Array;
}

/** PlayIfBuildsiteSum: the total over the cards that have the attribute (CGS-R-115). */
export interface SumCondition {
  readonly cards: CardSet;
  /** By card; 0 if it has no such number. */
  readonly value: Float64Array;
  /** The condition on the total. */
  readonly condition: Condition;
}

/** What has to be in the player's own or the common buildsite. */
export interface PlayCondition {
  /** PlayIfBuildsite: each of these sets must have a card there (CGS-PIB-1). */
  readonly each: readonly CardSet[];
  readonly sums: readonly SumCondition[];
  /** PlayIfBuildsite1: one card of this set must be there (CGS-PI1-1). */
  readonly one: CardSet | undefined;
}

export interface Design {
  /** Its place in `Cards.designs`. */
  readonly index: number;
  readonly card: Card;
  /** How notation writes it: the number, or the identifier in quotes if two designs share the number. */
  readonly label: string;
  readonly first: number;
  readonly copies: number;
  readonly isAdventure: boolean;
  /** Index in ROLEPLAYS; -1 on supports. */
  readonly roleplay: number;
  /** Index in `Cards.affiliations`, or -1. */
  readonly affiliation: number;
  readonly sameNumber: CardSet;
  readonly sameUnique: CardSet | undefined;
  readonly sameUniqueAny: CardSet | undefined;
  readonly condition: PlayCondition | undefined;
  /** On adventures: the supports that AcceptSupportIf1 lets in; undefined: all. */
  readonly accepts: CardSet | undefined;
  /** By conditional power the card has: the supports it may be used on. */
  readonly targets: readonly (CardSet | undefined)[];
  /** The conditional powers of the card as bits. */
  readonly powers: number;
  /** ImmuneIf1: the power cards it protects from. */
  readonly shields: CardSet | undefined;
  readonly seizes: CardSet | undefined;
  readonly seizes1: CardSet | undefined;
  /** Reuse, StockHolding and StockOffering; 0 if it has none. */
  readonly reuse: number;
  readonly holding: number;
  readonly offering: number;
}

/** Sets of cards by what they are. */
export interface Flags {
  readonly adventure: CardSet;
  readonly support: CardSet;
  readonly gold: CardSet;
  readonly affiliated: CardSet;
  /** CGS-POW-4, -5 */
  readonly protected: CardSet;
  /** Opens a special round (CGS-R-8). */
  readonly power: CardSet;
  /** May be played in a special round (CGS-SPEC-2). */
  readonly answer: CardSet;
  readonly recover: CardSet;
  /** Something follows when it is played (CGS-EFF-1). */
  readonly effect: CardSet;
  readonly freeze: CardSet;
  readonly freezeAcc: CardSet;
  readonly rewind: CardSet;
  readonly hasAcc: CardSet;
  readonly stock: CardSet;
  readonly mustPlay: CardSet;
  /** Adventures that stay in their buildsites from era to era (CGS-ERA-3). */
  readonly lasting: CardSet;
  readonly commonSite: CardSet;
  readonly uniqueAny: CardSet;
  /** Supports that Reuse may take: no affiliation, not protected. */
  readonly reusable: CardSet;
  /** Supports that Recover1 may take: not protected. */
  readonly recoverable: CardSet;
  /** Cards without a play condition. */
  readonly free: CardSet;
}

export interface EraCards {
  readonly name: string;
  readonly deck: CardSet;
  readonly silver: CardSet;
  readonly gold: CardSet;
  /** Affiliations on cards of the deck, in the pack's order. */
  readonly affiliations: readonly number[];
  /** Fixed affiliations in the order of seats; empty if players choose. */
  readonly fixed: readonly number[];
  /** CGS-EOE-5 Has a Doomsday or Epic adventure. */
  readonly hasFinale: boolean;
}

export interface Cards {
  readonly name: string;
  readonly count: number;
  readonly setSize: number;
  readonly names: readonly string[];
  /** Titles of the designs, and affiliations. */
  readonly deck: {
    readonly cards: readonly { readonly name: string }[];
    readonly factions: readonly string[];
  };
  readonly affiliations: readonly string[];
  readonly designs: readonly Design[];
  /** By card. */
  readonly designOf: readonly Design[];
  /** By card: the index of its design. */
  readonly indexOf: Int32Array;
  readonly byLabel: ReadonlyMap<string, Design>;
  readonly is: Flags;
  readonly gated: readonly Design[];
  /** By card, `setSize` ints each: the cards with its number or its Unique, and those with its UniqueAny. */
  readonly same: Int32Array;
  readonly sameOfAll: Int32Array;
  /** By affiliation: the cards that bear it. */
  readonly bearing: readonly CardSet[];
  /** By name: the cards with such an adventure resource. */
  readonly providing: readonly CardSet[];
  readonly ar: Rows;
  readonly ac: Rows;
  readonly acc: Rows;
  readonly er: Rows;
  readonly ec: Rows;
  readonly feats: Rows;
  /** The eras that are played, in order. */
  readonly eras: readonly EraCards[];
  /** CGS-SES-4 Cards of skipped eras that begin in the common buildsite. */
  readonly skipped: CardSet;
}
