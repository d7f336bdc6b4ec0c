/** Decks on the way in and out: what a reader has found, and the deck of a match. Text, JSON, CSV, the options of a
 *  match, pictures and printed sheets all come from the records of cards.ts. */
import type { Place, ReadFault } from '@hortus/cards';
import {
  type Card,
  type CardRecord,
  CUSTOM,
  type Deck,
  type DeckRecord,
  makeDeck,
  NEUTRAL,
} from '../state/cards.ts';
import { ABILITY } from '../types.ts';

/** What has been read, complete or not: faults are reported all at once. */
export interface Reading {
  readonly name?: string;
  readonly factions?: readonly string[];
  readonly cards: readonly CardRecord[];
  /** Where each card was read. */
  readonly places: readonly Place[];
  readonly faults: readonly ReadFault[];
}

export const isLife = (card: Pick<CardRecord, 'ability'>): boolean =>
  card.ability === 'ruin' || card.ability === 'triumph';

/** The factions in the order in which the cards name them. */
export function factionsOf(cards: readonly CardRecord[]): string[] {
  const found: string[] = [];
  for (const { faction } of cards) if (faction !== undefined && !found.includes(faction)) found.push(faction);
  return found;
}

/** The deck of a match, numbered in the order of the records: the deck's, then the players' custom cards. */
export const deckOf = (deck: DeckRecord, custom: readonly CardRecord[] = []): Deck =>
  makeDeck(
    [...deck.cards, ...custom].map((card) => cardOf(card, deck.factions)),
    deck.factions,
  );

/** CUS-1 A custom card has the faction of the player who brings it, whichever that turns out to be. */
function cardOf(card: CardRecord, factions: readonly string[]): Card {
  const { name, sway, owner, lore = '', epic = false } = card;
  const faction =
    owner !== undefined
      ? CUSTOM + (owner & 1)
      : card.faction === undefined
        ? NEUTRAL
        : factions.indexOf(card.faction);
  return {
    name,
    sway,
    ability: ABILITY[card.ability],
    faction: faction as Card['faction'],
    epic,
    recruits: card.recruits === undefined ? 0 : ABILITY[card.recruits] + 1,
    ...(owner === undefined ? {} : { owner }),
    lore,
  };
}
