/** A pack as data: what its file says, and what its eras amount to. */
import type { Area } from '../area/area.ts';
import type { Card, SessionPack } from '../model.ts';
import type { Spot } from '../telling/findings.ts';

export const PACK_TYPES = ['edition', 'expansion', 'extension', 'booster', 'session'] as const;
export type PackType = (typeof PACK_TYPES)[number];

/** CGS-PACK-8 */
export const LEVELS = ['beginner', 'casual', 'experienced', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Minutes; both the same where the pack gives one figure. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** CGS-FILE-8 */
export interface Allowance {
  /** `LINT-31` */
  readonly code: string;
  /** The card by number or identifier, or the era; undefined for the whole pack. */
  readonly subject: string | undefined;
  readonly reason: string;
  readonly spot: Spot;
}

/** The part `[pack NAME]` (CGS-FILE-2). What is missing or faulty is undefined or empty. */
export interface Head {
  readonly name: string;
  readonly game: string;
  readonly type: PackType | undefined;
  readonly components: string;
  readonly eras: readonly string[];
  readonly session: Span | undefined;
  readonly setup: Span | undefined;
  readonly wrapup: Span | undefined;
  readonly analysis: number | undefined;
  readonly turn: number | undefined;
  readonly extends: string;
  readonly players: readonly number[];
  readonly affiliations: readonly string[];
  /** By era. */
  readonly seats: ReadonlyMap<string, readonly string[]>;
  readonly level: Level;
  /** CGS-PACK-16; `any` where nothing is stated. */
  readonly customizations: string;
  readonly instructions: string;
  readonly aliases: ReadonlyMap<string, string>;
  readonly allowances: readonly Allowance[];
  /** Where a key is, by its whole text: `turn`, `seats First Ebb`. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** Of the name. */
  readonly spot: Spot;
}

/** A card of the file, with the places of its parts. */
export interface CardRecord {
  readonly card: Card;
  readonly area: Area;
  readonly spot: Spot;
}

/** One line of `[era NAME]` (CGS-FILE-4, -5). */
export interface EraEntry extends Spot {
  /** The pack it takes from; undefined for its own. */
  readonly pack: string | undefined;
  readonly what:
    | { readonly kind: 'all' }
    | { readonly kind: 'numbers'; readonly low: number; readonly high: number }
    | { readonly kind: 'identifier'; readonly identifier: string }
    | { readonly kind: 'era'; readonly era: string };
  readonly copies: number;
  /** What it would be together with the line above, if a line break has cut them apart. */
  readonly mended?: { readonly whole: EraEntry; readonly isAboveTold: boolean };
}

export interface EraRecord {
  readonly name: string;
  readonly entries: readonly EraEntry[];
  readonly spot: Spot;
}

export interface DeckCard {
  readonly card: Card;
  readonly copies: number;
  /** The pack it comes from. */
  readonly pack: string;
}

/** A pack that has been read. */
export interface Pack {
  readonly head: Head;
  readonly cards: readonly CardRecord[];
  readonly eras: readonly EraRecord[];
  /** The decks in order of play, with everything that other packs bring. */
  readonly decks: readonly { readonly name: string; readonly cards: readonly DeckCard[] }[];
  /** The decks that the file itself lists, by era. */
  readonly own: ReadonlyMap<string, readonly DeckCard[]>;
  /** To play with; undefined for a booster, which has no era. */
  readonly session: SessionPack | undefined;
}

/** Affiliations of the cards of a deck, in the order of the deck. */
export const affiliationsIn = (cards: readonly DeckCard[]): string[] => {
  const found = new Set<string>();
  for (const { card } of cards) {
    const affiliation = card.attributes.globals.get('Affiliation');
    if (typeof affiliation === 'string') found.add(affiliation);
  }
  return [...found];
};

export const copiesIn = (cards: readonly DeckCard[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** CGS-FILE-5 A session pack counts as customized, every other pack as published. */
export const isCustomized = ({ type }: Head): boolean => type === 'session';
