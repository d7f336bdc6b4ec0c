/** The edition pack’s feats, houses and rare attributes against CGS-PK-11 … 16, counted from its parsed text. */
import type { Card } from '@hortus/cards/language';
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
  isAdventure,
  isPower,
  isSupport,
  numbers,
  roleplayOf,
  TIMELY,
  tally,
  total,
  words,
} from './figures.testing.ts';
import {
  accepted,
  adventures,
  costsOf,
  deck,
  HOUSES,
  isGated,
  KILN,
  supports,
  TIDE,
  tierOf,
} from './lowwater.testing.ts';

describe('[CGS-PK-11] the feat tree', () => {
  const open = adventures.filter((card) => !isGated(card));
  const first = open.filter((card) => has(card, 'Feats') && ['I', 'II'].includes(tierOf(card)));
  const second = adventures.filter((card) => has(card, 'PlayIfBuildsite'));
  const third = adventures.filter((card) => has(card, 'PlayIfBuildsiteSum') || has(card, 'PlayIfBuildsite1'));
  const learned = new Set(first.flatMap(words));

  test('level 1: eight adventures, five words and five numbers of 1', () => {
    expect([first.length, open.length]).toEqual([8, 39]);
    expect(learned.size).toBe(5);
    const values = first.flatMap((card) =>
      Object.entries(numbers(card, 'Feats')).map((entry) => [card, ...entry] as const),
    );
    expect(values.map(([, , value]) => value)).toEqual([1, 1, 1, 1, 1]);
    const foreign = values.filter(([card, name]) =>
      houseOf(card) === 'Tidewardens'
        ? KILN.includes(name)
        : houseOf(card) === 'Kilnfolk' && TIDE.includes(name),
    );
    expect(foreign).toHaveLength(4);
  });

  test('level 2: seven adventures behind one word of level 1, with words and numbers of 1 or 2', () => {
    expect(second).toHaveLength(7);
    for (const card of second) {
      const [term, ...more] = conditions(card, 'PlayIfBuildsite');
      expect(more).toEqual([]);
      expect(
        term?.values.every((word) => learned.has(String(word))),
        card.identifier,
      ).toBe(true);
      expect(has(card, 'Feats'), card.identifier).toBe(true);
      expect(Object.values(numbers(card, 'Feats')).every((value) => value <= 2)).toBe(true);
    }
    const unlocking = new Set([...first, ...second].flatMap(words));
    for (const card of supports.filter(isGated))
      expect(
        conditions(card, 'PlayIfBuildsite').every((term) =>
          term.values.every((word) => unlocking.has(String(word))),
        ),
      ).toBe(true);
  });

  test('level 3: four of tier IV', () => {
    expect(third.map(tierOf)).toEqual(['IV', 'IV', 'IV', 'IV']);
  });

  test('no name has more than 3 in numeric feats', () => {
    const byName: Record<string, number> = {};
    for (const card of adventures)
      for (const [name, value] of Object.entries(numbers(card, 'Feats')))
        byName[name] = (byName[name] ?? 0) + value;
    expect(Math.max(...Object.values(byName))).toBeLessThanOrEqual(3);
  });
});

test('[CGS-PK-12] cooperations unlock the powers over time, for both players', () => {
  const shared = new Set(adventures.filter((card) => roleplayOf(card) === 'Cooperation').flatMap(words));
  const timely = supports.filter((card) => TIMELY.some((name) => hasGlobal(card, name)));
  expect(timely).toHaveLength(5);
  for (const card of timely)
    expect(
      conditions(card, 'PlayIfBuildsite').every(({ values }) =>
        values.every((word) => shared.has(String(word))),
      ),
    ).toBe(true);
  for (const card of adventures.filter((one) => hasGlobal(one, 'CommonBuildsite')))
    expect(roleplayOf(card)).toBe('Cooperation');
});

describe('[CGS-PK-14] the houses', () => {
  const of = (house: string) => deck.filter((card) => houseOf(card) === house);

  test.each(HOUSES)('%s has 29 silver cards and 1 gold', (house) => {
    const silver = of(house).filter((card) => !card.gold);
    expect(tally(silver.filter(isAdventure), roleplayOf)).toEqual({
      Solo: 2,
      Obstruction: 2,
      Battle: 1,
      Competition: 1,
    });
    expect([count(silver, isAdventure), count(silver, isSupport)]).toEqual([6, 23]);
    const heavy = silver.filter((card) => has(card, 'AdventureCosts'));
    expect([heavy.length, designsOf(heavy).length]).toEqual([2, 1]);
    expect(of(house).filter((card) => card.gold)).toHaveLength(1);
  });

  /** The other side's word for each thing. */
  const PAIRS = [
    ['Tidewardens', 'Kilnfolk'],
    ['Hull', 'Iron'],
    ['Pilot', 'Guard'],
    ['Store', 'Craft'],
    ['Berth', 'Bench'],
    ['Boat', 'Tool'],
    ['Great Ship', 'Great Engine'],
    ['Sluices', 'Slow Fire'],
    ['Common Watch', 'Common Oven'],
    ['Long Keels', 'Great Bellows'],
    ['Salt Vaults', 'Glass Kilns'],
    ['Turning Bell', 'Drowned Calendar'],
  ] as const;
  const other = new Map<string, string>(
    PAIRS.flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as const,
    ),
  );

  /** Everything about a card that rules read, as one line; seen from the other side if asked. */
  function likeness(card: Card, mirrored: boolean): string {
    const seen = (word: string | number) =>
      mirrored && typeof word === 'string' ? (other.get(word) ?? word) : word;
    const { globals, lists, conditions: terms } = card.attributes;
    const parts = [...globals].map(([name, value]) => `${name}=${seen(value)}`);
    for (const [category, list] of lists)
      parts.push(...[...list].map(([name, value]) => `${category}.${seen(name)}=${seen(value)}`));
    for (const [category, list] of terms)
      parts.push(
        ...list.map(
          ({ category: where = '', name, operator, values }) =>
            `${category}: ${where}.${seen(name)}${operator}${values.map(seen).sort().join('/')}`,
        ),
      );
    return `${card.gold ? 'gold ' : ''}${parts.sort().join(' ')}`;
  }

  test('they are mirror images', () => {
    const [tide = [], kiln = []] = HOUSES.map(of);
    expect(tide.map((card) => likeness(card, true)).sort()).toEqual(
      kiln.map((card) => likeness(card, false)).sort(),
    );
  });

  test('so is every neutral card, but for the powers over time that both share', () => {
    const neutral = deck.filter(
      (card) => houseOf(card) === undefined && !TIMELY.some((name) => hasGlobal(card, name)),
    );
    expect(neutral.map((card) => likeness(card, true)).sort()).toEqual(
      neutral.map((card) => likeness(card, false)).sort(),
    );
  });
});

test('[CGS-PK-15] the gold cards', () => {
  const gold = deck.filter((card) => card.gold);
  for (const [index, card] of gold.entries()) {
    expect([roleplayOf(card), tierOf(card), isGated(card)]).toEqual(['Obstruction', 'III', false]);
    const family = index === 0 ? TIDE : KILN;
    expect(houseOf(card)).toBe(HOUSES[index]);
    expect(Object.entries(numbers(card, 'Feats'))).toEqual([[expect.toBeOneOf(family), 2]]);
  }
  const [tide, kiln] = gold.map((card) => [total(card, 'AdventureCommonCosts'), total(card, 'EraResources')]);
  expect(tide).toEqual(kiln);
});

describe('[CGS-PK-16] rare attributes', () => {
  test('what adventures refuse', () => {
    expect(count(adventures, (card) => has(card, 'AcceptSupportIf1'))).toBe(27);
    const competitions = adventures.filter((card) => roleplayOf(card) === 'Competition');
    const strict = competitions.filter((card) => accepted(card).length > 1);
    expect(strict).toHaveLength(6);
    const plain = competitions.filter((card) => accepted(card).includes('Ploy < 0'));
    expect(
      plain
        .filter((card) => !strict.includes(card))
        .map(tierOf)
        .sort(),
    ).toEqual(['I', 'I', 'III', 'III', 'IV']);
    for (const card of competitions)
      expect(accepted(card), card.identifier).toContain(plain.includes(card) ? 'Ploy < 0' : 'Ploy < 1');
    for (const card of strict)
      expect(
        accepted(card)
          .filter((term) => !term.startsWith('Ploy'))
          .sort(),
      ).toEqual(
        Object.keys(costsOf(card))
          .map((name) => `AR.${name} > 2`)
          .sort(),
      );
    for (const card of adventures.filter((one) => ['Solo', 'Cataclysm'].includes(roleplayOf(one))))
      expect(accepted(card)).toContain('Ploy < 0');
  });

  test('Ploy is 1 on obstacles and powers and 2 on seize and reuse cards', () => {
    for (const card of deck) {
      const kind = isSupport(card) ? functionOf(card) : '';
      const ploy = isPower(card) || kind === 'obstacle' ? 1 : /^(Seize|Reuse)/.test(kind) ? 2 : undefined;
      expect(global(card, 'Ploy'), card.identifier).toBe(ploy);
    }
  });

  test('Unique 8, UniqueAny 4, MustPlay 4, CommonBuildsite 5, MultiEra 10', () => {
    const marked = (name: string) => count(deck, (card) => hasGlobal(card, name));
    expect(['Unique', 'UniqueAny', 'MustPlay', 'CommonBuildsite', 'MultiEra'].map(marked)).toEqual([
      8, 4, 4, 5, 10,
    ]);
    const must = deck.filter((card) => hasGlobal(card, 'MustPlay'));
    expect(
      tally(must, (card) => (isSupport(card) ? 'support' : `${roleplayOf(card)} ${tierOf(card)}`)),
    ).toEqual({
      support: 2,
      'Competition I': 2,
    });
    expect(count(adventures, (card) => hasGlobal(card, 'MultiEra'))).toBe(10);
  });

  const isBeginning = ({ identifier }: Card) => identifier.startsWith('The Inscribed Causeway');

  test('three competitions tell a story, each with a feat that its winner keeps', () => {
    const story = adventures.filter((card) => roleplayOf(card) === 'Competition' && has(card, 'Feats'));
    expect(story).toHaveLength(3);
    expect(story.some(isBeginning)).toBe(true);
    for (const card of story) {
      expect([hasGlobal(card, 'CommonBuildsite'), has(card, 'EraResources')]).toEqual([false, true]);
      const terms = conditions(card, 'PlayIfBuildsite').flatMap(({ values }) => values);
      expect(terms).toEqual(isBeginning(card) ? [] : ['Old Tongue']);
    }
  });
});
