/** What the decks of both games must keep to: their grid, the cards of the scenarios, names, lore and pictures. */
import { pictureOf } from '@hortus/pictures';
import { expect, test } from 'vitest';
import { checkDeck, type DeckTerms } from '../deck/check.ts';
import { deckOf, isLife } from '../deck/records.ts';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { ABILITIES } from '../types.ts';

/** First faction, second, neutral. */
export const groupsOf = ({ cards, factions }: DeckRecord): readonly (readonly CardRecord[])[] =>
  [...factions, undefined].map((faction) => cards.filter((card) => card.faction === faction));

export const withoutLives = (cards: readonly CardRecord[]): CardRecord[] =>
  cards.filter((card) => !isLife(card));

/** `battle 4 5; covert 2 3; …` */
export const gridOf = (cards: readonly CardRecord[]): string =>
  ABILITIES.flatMap((ability) => {
    const sways = cards.filter((card) => card.ability === ability).map(({ sway }) => sway);
    return sways.length > 0 ? [`${ability} ${sways.sort().join(' ')}`] : [];
  })
    .sort()
    .join('; ');

/** The mean of a figure by ability over the cards of the destiny. */
export const meanOf = (deck: DeckRecord, figures: Readonly<Record<string, number>>): number => {
  const cards = withoutLives(deck.cards);
  return cards.reduce((sum, { ability }) => sum + (figures[ability] ?? 0), 0) / cards.length;
};

/** Vision counts as 2, and valor is left out (GEN-DCK-12). */
export const PERMISSIONS = {
  leadership: 2,
  battle: 2,
  vision: 2,
  engineering: 1,
  warfare: 1,
  covert: 1,
  persuasion: 1,
  rescue: 1,
};

/** GEN-DCK-15: the examples' pairs of ability and sway with the scenarios' card names, by group. */
const NAMED = [
  `ruin 6 Long Frost; triumph 6 Harvest of Suns; triumph 6 Open Gate; leadership 5 First Warden;
   leadership 2 Upward Path; leadership 2 Night Steward; engineering 1 Sap Rising; engineering 2 Tidal Yard;
   engineering 3 Master Grafter; engineering 3 Bridge Builder; warfare 3 Thorn Captain; warfare 3 Briar Guard;
   warfare 4 Iron Hedge; vision 1 Unsent Letter; vision 1 Still Water; vision 2 Lamp Keeper;
   logistics 2 Full Granary; logistics 3 Outer Depot; valor 2 Quiet Oath; omen 1 Rooftop Watcher;
   omen 4 Burning Almanac; covert 2 Closed Shutters`,
  `ruin 6 Falling Ember; triumph 6 Thousand Harbours; leadership 3 One More Try; leadership 4 Fleet Speaker;
   leadership 5 High Pilot; engineering 3 Sail Wright; engineering 4 Ring Forge; engineering 4 Thinking Engine;
   warfare 3 Wing Lancer; warfare 5 Hammerfall; navigation 2 Pale Strait; persuasion 3 Soft Voice`,
  'warfare 4 Gale; leadership 3 Stand Tall',
];

/**
 * Those of the 36 that the deck lacks or that aren't plain, and whether the second faction has a battle 4.
 */
export function lackingOf(deck: DeckRecord): {
  readonly missing: readonly string[];
  readonly battle: boolean;
} {
  const shown = groupsOf(deck).map((group) =>
    group.filter(({ epic }) => !epic).map(({ ability, sway, name }) => `${ability} ${sway} ${name}`),
  );
  const missing = NAMED.flatMap((list, i) => list.split(/;\s*/).filter((card) => !shown[i]!.includes(card)));
  return { missing, battle: shown[1]!.some((card) => card.startsWith('battle 4')) };
}

export function ownDeckSuite(
  deck: DeckRecord,
  terms: DeckTerms,
  later: boolean,
  clauses: {
    readonly frame: string;
    readonly factions: string;
    readonly card: string;
    readonly sway: string;
  },
): void {
  const { cards, factions } = deck;

  test(`[${clauses.frame}] 45 cards per faction, including its lives, and 42 neutral ones`, () => {
    const groups = groupsOf(deck);
    expect(groups.map((group) => group.length)).toEqual([45, 45, 42]);
    expect(groups.map((group) => withoutLives(group).length)).toEqual([42, 42, 42]);
    const lives = groups.map((group) => gridOf(group.filter(isLife)));
    expect(lives).toEqual(['ruin 6; triumph 6 6', 'ruin 6; triumph 6 6', '']);
  });

  test(`[${clauses.factions}] the deck shows two factions, and nothing that a match does not know`, () => {
    expect(checkDeck({ cards, places: [], faults: [], factions }, terms)).toEqual([]);
  });

  test(`[${clauses.card}] [${clauses.sway}] every card has one ability and a sway from 1 to 6, in the match's tables too`, () => {
    const tables = deckOf(deck);
    cards.forEach((card, i) => {
      expect(ABILITIES[tables.ability[i]!]).toBe(card.ability);
      expect(tables.sway[i]).toBe(card.sway);
      expect(tables.faction[i]).toBe(card.faction === undefined ? 2 : factions.indexOf(card.faction));
      expect([1, 2, 3, 4, 5, 6]).toContain(card.sway);
    });
  });

  test('every name can be told from every other, and every card has lore of its own', () => {
    const names = cards.map(({ name }) => ` ${name.toLowerCase()} `);
    expect(names.filter((name) => names.some((other) => other !== name && other.includes(name)))).toEqual([]);
    expect(cards.filter(({ lore = '' }) => lore.length < 20).map(({ name }) => name)).toEqual([]);
    expect(new Set(cards.map(({ lore }) => lore)).size).toBe(cards.length);
  });

  test('every card has a picture of its own, and not by its colours alone', () => {
    const drawn = cards.map(({ name, ability, sway, epic = false, faction }) => {
      const group = faction === undefined ? 2 : faction === factions[1] ? 1 : 0;
      return pictureOf({ name, motif: ability, strength: sway, epic }, { group, later });
    });
    expect(new Set(drawn.map((picture) => picture.replace(/light-dark\([^)]*\)/g, ''))).size).toBe(132);
  });
}
