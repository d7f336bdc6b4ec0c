import { ABILITIES, type CardRecord, checkDeck, deckOf, isLife, termsOf } from '@hortus/sway';
import { groupOf, pictureOf } from '@hortus/sway/picture';
import { expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { ruleSet } from '../rule-set.ts';
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK } from './index.ts';

const { cards, factions } = WORLDS_ASUNDER_DECK;
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
  'battle 4 5; covert 2 3; engineering 1 2 3 3 3 4 4; enlist 3; leadership 2 2 3 3 4 4 5; logistics 2 3 3; ' +
  'navigation 2 2; omen 1 4; persuasion 3 3; rescue 1; valor 2 3; vengeance 2; vision 1 1 2 2; warfare 3 3 3 4 4 5';

/** WA-DCK-5: those of GEN-DCK-15, by holder. */
const NAMED = [
  [
    'Evergreen League',
    `ruin 6 Long Frost; triumph 6 Harvest of Suns; triumph 6 Open Gate; leadership 5 First Warden;
     leadership 2 Upward Path; leadership 2 Night Steward; engineering 1 Sap Rising; engineering 2 Tidal Yard;
     engineering 3 Master Grafter; engineering 3 Bridge Builder; warfare 3 Thorn Captain; warfare 3 Briar Guard;
     warfare 4 Iron Hedge; vision 1 Unsent Letter; vision 1 Still Water; vision 2 Lamp Keeper;
     logistics 2 Full Granary; logistics 3 Outer Depot; valor 2 Quiet Oath; omen 1 Rooftop Watcher;
     omen 4 Burning Almanac; covert 2 Closed Shutters`,
  ],
  [
    'Swift League',
    `ruin 6 Falling Ember; triumph 6 Thousand Harbours; leadership 3 One More Try; leadership 4 Fleet Speaker;
     leadership 5 High Pilot; engineering 3 Sail Wright; engineering 4 Ring Forge; engineering 4 Thinking Engine;
     warfare 3 Wing Lancer; warfare 5 Hammerfall; navigation 2 Pale Strait; persuasion 3 Soft Voice`,
  ],
  ['neutral', 'warfare 4 Gale; leadership 3 Stand Tall'],
] as const;

test('[WA-DCK-7] 45 cards a faction, lives among them, and 42 of none', () => {
  expect(groups.map((group) => group.length)).toEqual([45, 45, 42]);
  expect(groups.map((group) => destiny(group).length)).toEqual([42, 42, 42]);
  expect(groups.map((group) => gridOf(group.filter(isLife)))).toEqual([
    'ruin 6; triumph 6 6',
    'ruin 6; triumph 6 6',
    '',
  ]);
});

test('[WA-DCK-8] one grid for all three groups, with enlist and a second navigation 2; the sum stays', () => {
  for (const group of groups) {
    expect(gridOf(destiny(group))).toBe(GRID);
    expect(destiny(group).reduce((sum, { sway }) => sum + sway, 0)).toBe(119);
  }
});

test('[WA-DCK-9] negotiation, sabotage, sacrifice and strike are on no card', () => {
  const off = ['negotiation', 'sabotage', 'sacrifice', 'strike'];
  expect(cards.filter(({ ability }) => off.includes(ability))).toEqual([]);
});

test('[WA-DCK-10] two epic cards a group: a vision 2 and a navigation 2', () => {
  for (const group of groups) expect(gridOf(group.filter(({ epic }) => epic))).toBe('navigation 2; vision 2');
});

test('[WA-DCK-11] a plain vision 2 and a plain navigation 2 in every group; the cards of the examples are plain', () => {
  for (const group of groups) {
    const plain = gridOf(destiny(group).filter(({ epic }) => !epic));
    expect(plain).toContain('navigation 2;');
    expect(plain).toContain('vision 1 1 2;');
  }
  const listed = NAMED.flatMap(([faction, list]) => list.split(/;\s*/).map((words) => `${faction} ${words}`));
  const shown = cards
    .filter(({ epic }) => !epic)
    .map(({ faction = 'neutral', ability, sway, name }) => `${faction} ${ability} ${sway} ${name}`);
  expect(listed).toHaveLength(36);
  expect(listed.filter((card) => !shown.includes(card))).toEqual([]);
  expect(shown.some((card) => card.startsWith('Swift League battle 4'))).toBe(true);
});

test('[WA-DCK-12] some 1.05 permissions a card', () => {
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
  const mean = (table: Readonly<Record<string, number>>): number =>
    destiny(cards).reduce((sum, { ability }) => sum + (table[ability] ?? 0), 0) / 126;
  expect(Math.abs(mean(permissions) - 1.05)).toBeLessThan(0.02);
});

test('[WA-R-1] the deck shows two factions, and nothing that a match does not know', () => {
  const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { initial }]) => [name, initial]));
  const terms = termsOf(ruleSet(defaults as never), DECK_CLAUSES);
  expect(checkDeck({ cards, places: [], faults: [], factions }, terms)).toEqual([]);
});

test('[WA-CRD-1] [WA-CRD-2] every card has one ability and a sway from 1 to 6, and the table of the match says the same', () => {
  const deck = deckOf(WORLDS_ASUNDER_DECK);
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
  const drawn = cards.map((card) => pictureOf(card, { group: groupOf(card, factions), later: true }));
  expect(new Set(drawn.map((picture) => picture.replace(/light-dark\([^)]*\)/g, ''))).size).toBe(132);
});
