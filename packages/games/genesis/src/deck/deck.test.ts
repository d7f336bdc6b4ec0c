import { ABILITIES, type CardRecord, checkDeck, deckOf, isLife, termsOf } from '@hortus/sway';
import { groupOf, pictureOf } from '@hortus/sway/picture';
import { expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { OFFICIAL, ruleSet } from '../rule-set.ts';
import { DECK_CLAUSES, GENESIS_DECK } from './index.ts';

const { cards, factions } = GENESIS_DECK;
const groups = [...factions, undefined].map((faction) => cards.filter((card) => card.faction === faction));
const destiny = (group: readonly CardRecord[]): CardRecord[] => group.filter((card) => !isLife(card));

/** `leadership 2 2 3 …; engineering 1 …` */
const gridOf = (group: readonly CardRecord[]): string =>
  ABILITIES.flatMap((ability) => {
    const sways = group.filter((card) => card.ability === ability).map(({ sway }) => sway);
    return sways.length > 0 ? [`${ability} ${sways.sort().join(' ')}`] : [];
  })
    .sort()
    .join('; ');

const GRID =
  'battle 4 5; covert 2 3; engineering 1 2 3 3 3 4 4; leadership 2 2 3 3 3 4 4 5; logistics 2 2 3; ' +
  'navigation 2 3; omen 1 4; persuasion 3 3; rescue 1; valor 2 3; vengeance 2; vision 1 1 2 2; warfare 3 3 3 4 4 5';

test('[GEN-DCK-7] 45 cards a faction, lives among them, and 42 of none', () => {
  expect(groups.map((group) => group.length)).toEqual([45, 45, 42]);
  expect(groups.map((group) => destiny(group).length)).toEqual([42, 42, 42]);
  expect(groups.map((group) => gridOf(group.filter(isLife)))).toEqual([
    'ruin 6; triumph 6 6',
    'ruin 6; triumph 6 6',
    '',
  ]);
});

test('[GEN-DCK-8] the factions mirror each other, and the neutral cards repeat the grid', () => {
  const [first, second, neutral] = groups.map((group) => gridOf(destiny(group)));
  expect(first).toBe(second);
  expect(first).toBe(neutral);
});

test('[GEN-DCK-9] the grid of a group', () => {
  for (const group of groups) expect(gridOf(destiny(group))).toBe(GRID);
});

test('[GEN-DCK-10] the destiny by ability', () => {
  const count = (ability: string): number => cards.filter((card) => card.ability === ability).length;
  const totals = {
    leadership: 24,
    engineering: 21,
    warfare: 18,
    vision: 12,
    logistics: 9,
    navigation: 6,
    omen: 6,
    valor: 6,
    covert: 6,
    persuasion: 6,
    battle: 6,
    rescue: 3,
    vengeance: 3,
  };
  for (const [ability, total] of Object.entries(totals)) expect(count(ability)).toBe(total);
  expect(destiny(cards)).toHaveLength(126);
});

test('[GEN-DCK-11] the sway of a group', () => {
  for (const group of groups) {
    const sways = destiny(group).map(({ sway }) => sway);
    expect([1, 2, 3, 4, 5, 6].map((n) => sways.filter((sway) => sway === n).length)).toEqual([
      5, 11, 15, 8, 3, 0,
    ]);
    expect(sways.reduce((sum, sway) => sum + sway, 0)).toBe(119);
  }
});

test('[GEN-DCK-12] just above one permission and some 0.7 draws a card', () => {
  const permissions = {
    leadership: 2,
    battle: 2,
    vision: 2,
    engineering: 1,
    warfare: 1,
    covert: 1,
    persuasion: 1,
    rescue: 1,
  };
  const draws = { engineering: 1, logistics: 4, navigation: 2, valor: 1, vengeance: 2, omen: 1 };
  const mean = (table: Readonly<Record<string, number>>): number =>
    destiny(cards).reduce((sum, { ability }) => sum + (table[ability] ?? 0), 0) / 126;
  expect(mean(permissions)).toBeCloseTo(1.1, 1);
  expect(mean(draws)).toBeCloseTo(0.7, 1);
});

/** GEN-DCK-15: by holder, as the ledger lists them. */
const NAMED = [
  [
    'Evergreens',
    `ruin 6 Long Frost; triumph 6 Harvest of Suns; triumph 6 Open Gate; leadership 5 First Warden;
     leadership 2 Upward Path; leadership 2 Night Steward; engineering 1 Sap Rising; engineering 2 Tidal Yard;
     engineering 3 Master Grafter; engineering 3 Bridge Builder; warfare 3 Thorn Captain; warfare 3 Briar Guard;
     warfare 4 Iron Hedge; vision 1 Unsent Letter; vision 1 Still Water; vision 2 Lamp Keeper;
     logistics 2 Full Granary; logistics 3 Outer Depot; valor 2 Quiet Oath; omen 1 Rooftop Watcher;
     omen 4 Burning Almanac; covert 2 Closed Shutters`,
  ],
  [
    'Swifts',
    `ruin 6 Falling Ember; triumph 6 Thousand Harbours; leadership 3 One More Try; leadership 4 Fleet Speaker;
     leadership 5 High Pilot; engineering 3 Sail Wright; engineering 4 Ring Forge; engineering 4 Thinking Engine;
     warfare 3 Wing Lancer; warfare 5 Hammerfall; navigation 2 Pale Strait; persuasion 3 Soft Voice`,
  ],
  ['neutral', 'warfare 4 Gale; leadership 3 Stand Tall'],
] as const;

test('[GEN-DCK-13] every pair of the examples is there under the name of the scenarios', () => {
  const listed = NAMED.flatMap(([faction, list]) => list.split(/;\s*/).map((words) => `${faction} ${words}`));
  const shown = cards.map(
    ({ faction = 'neutral', ability, sway, name }) => `${faction} ${ability} ${sway} ${name}`,
  );
  expect(listed).toHaveLength(36);
  expect(listed.filter((card) => !shown.includes(card))).toEqual([]);
  expect(shown.filter((card) => card.startsWith('Swifts battle 4'))).toHaveLength(1);
});

test('[GEN-DCK-14] valor has company, and battle and covert are as many', () => {
  for (const group of groups) {
    const count = (ability: string): number => group.filter((card) => card.ability === ability).length;
    expect(count('valor')).toBeGreaterThanOrEqual(2);
    expect(count('battle')).toBe(count('covert'));
  }
});

test('[GEN-R-2] the deck shows two factions, and nothing that a match without options does not know', () => {
  const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { initial }]) => [name, initial]));
  const terms = termsOf(ruleSet(defaults as never), DECK_CLAUSES);
  expect(checkDeck({ cards, places: [], faults: [], factions }, terms)).toEqual([]);
  expect(cards.every(({ ability }) => OFFICIAL.some((official) => official === ability))).toBe(true);
});

test('[GEN-CRD-1] [GEN-CRD-2] every card has one ability and a sway from 1 to 6, and the table of the match says the same', () => {
  const deck = deckOf(GENESIS_DECK);
  cards.forEach((card, i) => {
    expect(ABILITIES[deck.ability[i]!]).toBe(card.ability);
    expect(deck.sway[i]).toBe(card.sway);
    expect(deck.faction[i]).toBe(card.faction === undefined ? 2 : factions.indexOf(card.faction));
    expect(card.sway).toBeGreaterThanOrEqual(1);
    expect(card.sway).toBeLessThanOrEqual(6);
  });
});

test('every name can be told from every other, and every card has lore', () => {
  const names = cards.map(({ name }) => name.toLowerCase());
  const within = names.filter((name) =>
    names.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
  expect(within).toEqual([]);
  expect(cards.filter(({ lore = '' }) => lore.length < 20).map(({ name }) => name)).toEqual([]);
  expect(new Set(cards.map(({ lore }) => lore)).size).toBe(cards.length);
});

test('every card has a picture of its own, and not by its colours alone', () => {
  const drawn = cards.map((card) => pictureOf(card, { group: groupOf(card, factions) }));
  expect(new Set(drawn.map((picture) => picture.replace(/light-dark\([^)]*\)/g, ''))).size).toBe(132);
});
