/** The edition pack’s supports against CGS-PK-8 … 10 and 13, counted from its parsed text. */
import { type Card, CONDITIONAL_POWERS, holdsOn } from '@hortus/cards/language';
import { describe, expect, test } from 'vitest';
import {
  conditions,
  count,
  designsOf,
  functionOf,
  global,
  has,
  hasGlobal,
  houseOf,
  isPower,
  numbers,
  printed,
  sum,
  TIMELY,
  tally,
  total,
} from './figures.testing.ts';
import { adventures, deck, isGated, KILN, MOUNTS, supports, TIDE, TOWN } from './lowwater.testing.ts';

describe('[CGS-PK-8] supports by function', () => {
  const resources = supports.filter((card) => functionOf(card) === 'resource');
  const carriers = resources.filter((card) =>
    Object.keys(numbers(card, 'AdventureResources')).some((name) => MOUNTS.includes(name)),
  );
  const heavy = resources.filter((card) => has(card, 'AdventureCosts') || isGated(card));
  const plain = resources.filter((card) => !carriers.includes(card) && !heavy.includes(card));
  const valued = (name: string, own: boolean) =>
    tally(
      plain.filter(
        (card) =>
          numbers(card, 'AdventureResources')[name] !== undefined && (houseOf(card) !== undefined) === own,
      ),
      (card) => numbers(card, 'AdventureResources')[name] ?? 0,
    );

  test('the totals', () => {
    expect([plain.length, carriers.length, heavy.length]).toEqual([72 + 36, 8, 24]);
    expect(tally(supports, functionOf)).toEqual({
      resource: 140,
      obstacle: 10,
      StockHolding: 8,
      DisableIf1: 6,
      DisableIf: 1,
      DivertIf1: 3,
      DivertIf: 1,
      WreckIf1: 4,
      WreckIf: 1,
      Freeze: 2,
      FreezeAdventureCommonCosts: 2,
      RewindAdventure: 1,
      ImmuneIf1: 11,
      Recover1: 4,
      Reuse: 3,
      SeizeIf1: 2,
      SeizeIf: 1,
    });
  });

  test.each([...TIDE, ...KILN])('plain %s', (name) => {
    expect(valued(name, true)).toEqual({ 1: 3, 2: 2, 3: 2 });
    expect(valued(name, false)).toEqual({ 1: 3, 2: 2 });
  });

  test.each(TOWN)('plain %s, of nobody', (name) => {
    expect(valued(name, true)).toEqual({});
    expect(valued(name, false)).toEqual({ 1: 6, 2: 4, 3: 2 });
    const copies = tally(
      plain.filter((card) => numbers(card, 'AdventureResources')[name] !== undefined),
      ({ number }) => number,
    );
    expect(Object.values(copies)).toEqual([3, 3, 2, 2, 1, 1]);
  });

  test('plain cards cost Renown 1, those of value 3 cost 2', () => {
    for (const card of plain) {
      expect(numbers(card, 'EraCosts')).toEqual({ Renown: total(card, 'AdventureResources') === 3 ? 2 : 1 });
    }
  });

  test('carriers and heavy cards', () => {
    expect(designsOf(carriers)).toHaveLength(4);
    for (const card of carriers) {
      const { Berth = 0, Bench = 0, ...town } = numbers(card, 'AdventureResources');
      expect(Berth + Bench).toBe(3);
      expect([Object.keys(town).every((name) => TOWN.includes(name)), sum(Object.values(town))]).toEqual([
        true,
        1,
      ]);
      expect(numbers(card, 'EraCosts')).toEqual({ Renown: 1 });
    }
    const mounted = heavy.filter((card) => has(card, 'AdventureCosts'));
    const learned = heavy.filter(isGated);
    expect([designsOf(mounted).length, designsOf(learned).length]).toEqual([6, 6]);
    expect([mounted.length, learned.length]).toEqual([12, 12]);
    for (const card of mounted) {
      expect([total(card, 'AdventureResources'), total(card, 'AdventureCosts')]).toEqual([4, 2]);
      expect(numbers(card, 'EraCosts')).toEqual({ Renown: 2 });
    }
    for (const card of learned) {
      expect(total(card, 'AdventureResources')).toBe(5);
      expect(numbers(card, 'EraCosts')).toEqual({ Favour: 1, Renown: 2 });
    }
  });

  test('obstacles, stock, powers, effects', () => {
    const of = (kind: string) => supports.filter((card) => functionOf(card) === kind);
    expect(designsOf(of('obstacle'))).toHaveLength(5);
    for (const card of of('obstacle')) {
      expect([1, 2]).toContain(total(card, 'AdventureCommonCosts'));
      expect(total(card, 'EraCosts')).toBe(1);
    }
    const stock = of('StockHolding');
    expect(designsOf(stock)).toHaveLength(4);
    expect(sum(stock.map((card) => Number(global(card, 'StockHolding'))))).toBe(14);
    for (const card of stock) {
      expect([1, 2]).toContain(total(card, 'EraResources'));
      const resources = Object.entries(numbers(card, 'AdventureResources'));
      expect(resources).toEqual([[expect.toBeOneOf(TOWN), 1]]);
    }
    const offerings = adventures
      .map((card) => global(card, 'StockOffering'))
      .filter((value) => value !== undefined);
    expect([...offerings].sort()).toEqual([4, 4, 6, 6, 8]);
    expect(of('Reuse').map((card) => global(card, 'Reuse'))).toEqual([1, 1, 2]);
    for (const card of supports.filter((one) => TIMELY.some((name) => hasGlobal(one, name))))
      expect(isGated(card), card.identifier).toBe(true);
    expect(
      sum(
        of('DivertIf')
          .concat(of('WreckIf'), of('DisableIf'))
          .map((card) => total(card, 'AdventureResources')),
      ),
    ).toBe(0);
  });

  test('seizing takes at most 1 card in 20', () => {
    for (const card of supports)
      for (const category of ['SeizeIf', 'SeizeIf1'] as const) {
        if (!has(card, category)) continue;
        const targets = deck.filter((one) => holdsOn(conditions(card, category), one.attributes));
        expect(targets.length, card.identifier).toBeGreaterThan(0);
        expect(targets.length, card.identifier).toBeLessThanOrEqual(deck.length / 20);
      }
  });
});

test('[CGS-PK-9] whoever needs a value twice finds it under two numbers, and every design has a rival copy', () => {
  const resources = designsOf(supports).filter((card) => functionOf(card) === 'resource' && !isGated(card));
  for (const name of [...TIDE, ...KILN, ...TOWN])
    for (const value of [1, 2]) {
      const similar = resources.filter((card) => numbers(card, 'AdventureResources')[name] === value);
      expect(similar.length, `${name} ${value}`).toBeGreaterThanOrEqual(2);
    }
});

test('[CGS-PK-10] supply meets demand, and a rival family is out of reach at 4', () => {
  const resources = sum(
    supports.map((card) =>
      sum(
        Object.entries(numbers(card, 'AdventureResources'))
          .filter(([name]) => !MOUNTS.includes(name))
          .map(([, value]) => value),
      ),
    ),
  );
  expect(resources).toBe(180 + 108 + 16 + 4);
  const costs = sum(adventures.map((card) => total(card, 'AdventureCommonCosts')));
  expect(Math.abs(resources - costs)).toBeLessThanOrEqual(20);
  for (const name of [...TIDE, ...KILN]) {
    const reach = designsOf(supports).filter(
      (card) => houseOf(card) === undefined && !isGated(card) && !has(card, 'AdventureCosts'),
    );
    expect(sum(reach.map((card) => numbers(card, 'AdventureResources')[name] ?? 0)), name).toBe(3);
  }
});

test('[CGS-PK-13] every power has a Signal that shields test, and strong shields are rarer than strong powers', () => {
  const powers = supports.filter(isPower);
  const shields = supports.filter((card) => has(card, 'ImmuneIf1'));
  expect(tally(shields, (card) => conditions(card, 'ImmuneIf1').map(printed).join())).toEqual({
    'Signal < 1': 5,
    'Signal < 2': 4,
    'Signal < 3': 2,
  });
  expect(count(deck, (card) => hasGlobal(card, 'Signal'))).toBe(powers.length);
  expect(tally(powers, (card) => String(global(card, 'Signal')))).toEqual({ 1: 7, 2: 9, 3: 5 });
  const blockable = powers.filter((card) => !hasGlobal(card, 'RewindAdventure'));
  const blockers = (card: Card) =>
    designsOf(shields).filter((shield) =>
      conditions(shield, 'ImmuneIf1').every(
        ({ values }) => Number(global(card, 'Signal')) <= Number(values[0]),
      ),
    ).length;
  for (const card of blockable) expect(blockers(card), card.identifier).toBeGreaterThanOrEqual(1);
  expect(count(blockable, (card) => blockers(card) >= 2)).toBeGreaterThan(blockable.length / 2);
  const costly = powers.filter(
    (card) => CONDITIONAL_POWERS.some((power) => has(card, power)) && has(card, 'EraCosts'),
  );
  expect(count(costly, (card) => numbers(card, 'EraCosts').Favour === 1)).toBe(8);
});
