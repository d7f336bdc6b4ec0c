/** The edition pack’s box, adventures and vocabulary against CGS-PK-1 … 7, counted from its parsed text. */
import { type Card, readPack } from '@hortus/cards/language';
import { describe, expect, test } from 'vitest';
import {
  count,
  designsOf,
  global,
  has,
  hasGlobal,
  houseOf,
  isAdventure,
  numbers,
  roleplayOf,
  sum,
  tally,
  total,
} from './figures.testing.ts';
import { LOWWATER } from './lowwater/index.ts';
import {
  accepted,
  adventures,
  costsOf,
  deck,
  HOUSES,
  isCooperative,
  KILN,
  MOUNTS,
  supports,
  TIDE,
  TIERS,
  type Tier,
  TOWN,
  tierOf,
} from './lowwater.testing.ts';

test('[CGS-PK-2] what the box says', () => {
  expect(readPack(LOWWATER).pack?.head).toMatchObject({
    type: 'edition',
    eras: ['First Ebb'],
    components: '50 adventure, 200 support, 2 gold',
    players: [2],
    affiliations: HOUSES,
    level: 'beginner',
    session: { low: 90, high: 120 },
    setup: { low: 10, high: 10 },
    wrapup: { low: 10, high: 10 },
    analysis: 10,
    turn: 5,
    customizations: 'any',
    instructions: expect.stringMatching(/trade.*win adventures.*obstacles.*rival/),
  });
  expect([adventures.length, supports.length, deck.length]).toEqual([50, 200, 250]);
  const gold = deck.filter((card) => card.gold);
  expect(gold).toHaveLength(2);
  expect(gold.every(isAdventure)).toBe(true);
});

test('[CGS-PK-1] every card has a name, a directive and a lore of its own', () => {
  const designs = designsOf(deck);
  const own = (textOf: (card: Card) => string) => new Set(designs.map(textOf)).size;
  expect(own(({ identifier }) => identifier.replace(/ \d+$/, ''))).toBe(designs.length);
  expect(own(({ directive }) => directive)).toBe(designs.length);
  expect(own(({ lore }) => lore)).toBe(designs.length);
  expect(own(({ number }) => String(number))).toBe(designs.length);
  for (const { identifier, directive, lore } of designs) {
    expect(directive.length, identifier).toBeGreaterThan(4);
    expect(lore.length, identifier).toBeGreaterThan(20);
  }
});

test('[CGS-PK-3] no adventure ends the era by itself but a lost cataclysm', () => {
  expect(count(adventures, (card) => ['Epic', 'Doomsday'].includes(roleplayOf(card)))).toBe(0);
});

test('[CGS-PK-4] adventures by roleplay and tier', () => {
  const grid = tally(adventures, (card) => `${roleplayOf(card)} ${tierOf(card)}`);
  expect(grid).toEqual({
    'Competition I': 5,
    'Competition II': 6,
    'Competition III': 4,
    'Competition IV': 1,
    'Battle I': 2,
    'Battle II': 4,
    'Battle III': 2,
    'Battle IV': 1,
    'Obstruction I': 2,
    'Obstruction II': 3,
    'Obstruction III': 3,
    'Obstruction IV': 1,
    'Solo I': 5,
    'Solo II': 3,
    'Solo III': 1,
    'Cooperation II': 2,
    'Cooperation III': 2,
    'Cooperation IV': 1,
    'Cataclysm III': 2,
  });
});

describe('[CGS-PK-5] the cost curve', () => {
  /** What a cost of this many points normally takes: era costs of 1, 2, 3, 3 + 1 and 3 + 2. */
  const BILL = [0, 1, 1, 2, 3, 3];
  const NET: Readonly<Record<Tier, number>> = { I: 2, II: 3, III: 5, IV: 7 };
  const GAIN: Readonly<Record<Tier, readonly [number, number]>> = {
    I: [4, 5],
    II: [7, 8],
    III: [10, 12],
    IV: [14, 17],
  };
  const RISK: Readonly<Record<string, number>> = { Competition: 0, Battle: 1, Obstruction: 1, Solo: -1 };

  test.each(
    designsOf(adventures)
      .filter((card) => !isCooperative(card))
      .map((card) => [card.identifier, card]),
  )('%s', (_, card) => {
    const [low, high] = GAIN[tierOf(card)];
    const risk = RISK[roleplayOf(card)] ?? 0;
    const gain = total(card, 'EraResources');
    expect(gain - risk).toBeGreaterThanOrEqual(low);
    expect(gain - risk).toBeLessThanOrEqual(high);
    const net = gain - sum(Object.values(costsOf(card)).map((cost) => BILL[cost] ?? 9));
    expect(Math.abs(net - NET[tierOf(card)] - risk)).toBeLessThanOrEqual(1);
  });

  test('on average it is what the clause says', () => {
    for (const tier of TIERS) {
      const rated = adventures.filter((card) => !isCooperative(card) && tierOf(card) === tier);
      const nets = rated.map(
        (card) =>
          total(card, 'EraResources') -
          (RISK[roleplayOf(card)] ?? 0) -
          sum(Object.values(costsOf(card)).map((cost) => BILL[cost] ?? 9)),
      );
      expect(Math.abs(sum(nets) / nets.length - NET[tier]), tier).toBeLessThanOrEqual(0.5);
    }
  });

  test('every adventure names two to four costs of at most 5, about 310 points in all', () => {
    for (const card of adventures) {
      const costs = Object.values(costsOf(card));
      expect(costs.length, card.identifier).toBeGreaterThanOrEqual(2);
      expect(costs.length, card.identifier).toBeLessThanOrEqual(4);
      expect(Math.max(...costs), card.identifier).toBeLessThanOrEqual(5);
    }
    const points = sum(adventures.map((card) => total(card, 'AdventureCommonCosts')));
    expect(Math.abs(points - 310)).toBeLessThanOrEqual(10);
  });

  test('a cooperation pays in stock and feats, a cataclysm a mere 3', () => {
    for (const card of adventures.filter((one) => roleplayOf(one) === 'Cooperation')) {
      expect([global(card, 'CommonBuildsite'), has(card, 'EraResources')]).toEqual(['Yes', false]);
      expect(has(card, 'Feats')).toBe(true);
      expect(hasGlobal(card, 'StockOffering')).toBe(true);
    }
    const cataclysms = adventures.filter((card) => roleplayOf(card) === 'Cataclysm');
    expect(cataclysms.map((card) => total(card, 'AdventureCommonCosts'))).toEqual([7, 7]);
    for (const card of cataclysms) {
      expect(hasGlobal(card, 'CommonBuildsite')).toBe(false);
      expect(Object.keys(costsOf(card)).every((name) => TOWN.includes(name))).toBe(true);
      expect(accepted(card)).toContain('Ploy < 0');
      expect(total(card, 'EraResources')).toBe(3);
    }
  });
});

test('[CGS-PK-6] nine names in three families, and two mounts that only heavy cards ask for', () => {
  const names = new Set(deck.flatMap((card) => Object.keys(numbers(card, 'AdventureResources'))));
  expect([...names].sort()).toEqual([...TIDE, ...KILN, ...TOWN, ...MOUNTS].sort());
  for (const card of adventures) {
    const costs = Object.keys(costsOf(card));
    expect(
      costs.some((name) => MOUNTS.includes(name)),
      card.identifier,
    ).toBe(false);
    if (houseOf(card) !== undefined || tierOf(card) === 'I' || roleplayOf(card) === 'Cataclysm') continue;
    expect(
      costs.some((name) => TIDE.includes(name)),
      card.identifier,
    ).toBe(true);
    expect(
      costs.some((name) => KILN.includes(name)),
      card.identifier,
    ).toBe(true);
  }
  for (const card of supports.filter((one) => has(one, 'AdventureCosts')))
    expect(Object.keys(numbers(card, 'AdventureCosts')).every((name) => MOUNTS.includes(name))).toBe(true);
});

test('[CGS-PK-7] Renown on nearly every card, and Favour that is scarce', () => {
  const giving = adventures.filter((card) => numbers(card, 'EraResources').Favour !== undefined);
  expect(giving).toHaveLength(14);
  expect(giving.every((card) => [1, 2].includes(numbers(card, 'EraResources').Favour ?? 0))).toBe(true);
  expect(sum(giving.map((card) => numbers(card, 'EraResources').Favour ?? 0))).toBe(18);
  const light = giving.filter(
    (card) => ['Solo', 'Obstruction'].includes(roleplayOf(card)) && ['I', 'II'].includes(tierOf(card)),
  );
  expect(light.length).toBeGreaterThanOrEqual(10);
  const taking = supports.filter((card) => numbers(card, 'EraCosts').Favour !== undefined);
  expect(taking).toHaveLength(20);
  expect(taking.every((card) => numbers(card, 'EraCosts').Favour === 1)).toBe(true);
  const era = new Set(
    deck.flatMap((card) => [
      ...Object.keys(numbers(card, 'EraCosts')),
      ...Object.keys(numbers(card, 'EraResources')),
    ]),
  );
  expect([...era].sort()).toEqual(['Favour', 'Renown']);
});
