/** The demo pack against the figures of CGS-PK-20 … 24, counted from its parsed text. */
import { type Card, type ConditionalCategory, readPack } from '@hortus/cards/language';
import { describe, expect, test } from 'vitest';
import { COMET_YEAR } from './comet-year/index.ts';
import {
  conditions,
  count,
  deckOf,
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
  printed,
  roleplayOf,
  sessionOf,
  sum,
  tally,
  words,
} from './figures.testing.ts';

const session = sessionOf(COMET_YEAR);
const dark = deckOf(session, 0);
const noon = deckOf(session, 1);
const ERAS = [dark, noon];
const HOUSES = ['Heron', 'Lynx', 'Otter', 'Wren'];
const STRONG: Readonly<Record<string, string>> = {
  Heron: 'Lens',
  Lynx: 'Boots',
  Otter: 'Ink',
  Wren: 'Lamps',
};
const COMMON = ['Sums', 'Bread'];
const NAMES = [...Object.values(STRONG), ...COMMON];

const costsOf = (card: Card) => numbers(card, 'AdventureCommonCosts');
const resourcesOf = (card: Card) => numbers(card, 'AdventureResources');
const GATES = [
  'PlayIfBuildsite',
  'PlayIfBuildsiteSum',
  'PlayIfBuildsite1',
] as const satisfies readonly ConditionalCategory[];
const isGated = (card: Card) => GATES.some((gate) => has(card, gate));
const isFinale = (card: Card) => ['Epic', 'Doomsday'].includes(roleplayOf(card));
const carriesOver = (card: Card) => hasGlobal(card, 'MultiEra');
const isShared = (card: Card) => hasGlobal(card, 'CommonBuildsite');
const stars = (card: Card) => numbers(card, 'Feats').Stars ?? 0;

describe('[CGS-PK-20] two decks for two to four players', () => {
  test('what the box says', () => {
    expect(readPack(COMET_YEAR).pack?.head).toMatchObject({
      type: 'edition',
      eras: ['The Dark Half', 'The Long Noon'],
      components: '28 adventure, 100 support, 8 gold',
      players: [2, 3, 4],
      affiliations: HOUSES,
    });
  });

  test.each([
    ['The Dark Half', dark],
    ['The Long Noon', noon],
  ])('%s has 60 silver cards and 4 gold', (_, deck) => {
    const silver = deck.filter((card) => !card.gold);
    expect([count(silver, isAdventure), count(silver, isSupport)]).toEqual([14, 46]);
    expect(
      tally(
        silver.filter((card) => houseOf(card) !== undefined),
        (card) => houseOf(card) ?? '',
      ),
    ).toEqual({
      Heron: 6,
      Lynx: 6,
      Otter: 6,
      Wren: 6,
    });
    for (const house of HOUSES) {
      const gold = deck.filter((card) => card.gold && houseOf(card) === house);
      expect(gold.map((card) => [isSupport(card), resourcesOf(card)])).toEqual([
        [true, { [STRONG[house] ?? '']: 4 }],
      ]);
    }
    for (const card of deck.filter((one) => roleplayOf(one) === 'Competition'))
      expect(conditions(card, 'AcceptSupportIf1').map(printed)).toContain('Ploy < 1');
  });

  test('no card is in both decks, and every card is a design of its own', () => {
    const all = [...dark, ...noon];
    expect([all.length, designsOf(all).length]).toEqual([128, 128]);
    const own = (textOf: (card: Card) => string) => new Set(all.map(textOf)).size;
    expect(own(({ identifier }) => identifier.replace(/ \d+$/, ''))).toBe(128);
    expect(own(({ directive }) => directive)).toBe(128);
    expect(own(({ lore }) => lore)).toBe(128);
  });

  test('seize and reuse cards carry Ploy 2, obstacles and powers Ploy 1', () => {
    for (const card of [...dark, ...noon]) {
      const kind = isSupport(card) ? functionOf(card) : '';
      const ploy = isPower(card) || kind === 'obstacle' ? 1 : /^(Seize|Reuse)/.test(kind) ? 2 : undefined;
      expect(global(card, 'Ploy'), card.identifier).toBe(ploy);
    }
  });

  /** The house after each in the ring, with what it is strong in; the common names change places. */
  const next = new Map(
    HOUSES.flatMap((house, index) => {
      const after = HOUSES[(index + 1) % HOUSES.length] ?? '';
      return [[house, after] as const, [STRONG[house] ?? '', STRONG[after] ?? ''] as const];
    }).concat([
      ['Sums', 'Bread'],
      ['Bread', 'Sums'],
    ]),
  );
  const likeness = (card: Card, turned: boolean): string => {
    const seen = (word: string) => (turned ? (next.get(word) ?? word) : word);
    const lists = (['AdventureCommonCosts', 'AdventureResources', 'EraCosts', 'EraResources'] as const).map(
      (list) =>
        Object.entries(numbers(card, list))
          .map(([name, value]) => `${list}.${seen(name)} ${value}`)
          .sort(),
    );
    return `${card.gold} ${roleplayOf(card)} ${seen(houseOf(card) ?? '')} ${lists.flat().join(' ')}`;
  };

  test.each([
    ['The Dark Half', dark],
    ['The Long Noon', noon],
  ])('%s: each house is the one before it, one step along the ring', (_, deck) => {
    const housed = deck.filter((card) => houseOf(card) !== undefined);
    expect(housed.map((card) => likeness(card, true)).sort()).toEqual(
      housed.map((card) => likeness(card, false)).sort(),
    );
  });
});

describe('[CGS-PK-21] what each era is made of', () => {
  test('adventures by roleplay', () => {
    expect(tally(dark.filter(isAdventure), roleplayOf)).toEqual({
      Competition: 3,
      Battle: 2,
      Obstruction: 2,
      Solo: 1,
      Cooperation: 2,
      Cataclysm: 1,
      Epic: 2,
      Doomsday: 1,
    });
    expect(tally(noon.filter(isAdventure), roleplayOf)).toEqual({
      Competition: 4,
      Battle: 2,
      Obstruction: 2,
      Solo: 2,
      Cooperation: 3,
      Cataclysm: 1,
    });
  });

  test('supports by function', () => {
    expect(tally(dark.filter(isSupport), functionOf)).toEqual({
      resource: 28,
      gold: 4,
      obstacle: 4,
      Freeze: 1,
      FreezeAdventureCommonCosts: 1,
      RewindAdventure: 1,
      DisableIf: 1,
      DivertIf: 1,
      WreckIf1: 1,
      DisableIf1: 1,
      'power and shield': 1,
      ImmuneIf1: 2,
      Recover1: 2,
      Reuse: 1,
      SeizeIf: 1,
    });
    expect(tally(noon.filter(isSupport), functionOf)).toEqual({
      resource: 30,
      gold: 4,
      obstacle: 2,
      StockHolding: 6,
      WreckIf: 1,
      DivertIf1: 1,
      ImmuneIf1: 2,
      Recover1: 1,
      Reuse: 1,
      SeizeIf1: 2,
    });
  });

  test('plain cards by name and value', () => {
    const values = (deck: typeof dark, name: string) =>
      deck
        .filter((card) => isSupport(card) && functionOf(card) === 'resource')
        .flatMap((card) => resourcesOf(card)[name] ?? [])
        .sort();
    for (const name of NAMES) {
      expect(values(dark, name), name).toEqual(COMMON.includes(name) ? [1, 1, 2, 3] : [1, 1, 2, 2, 3]);
      expect(values(noon, name), name).toEqual([1, 1, 2, 2, 3]);
    }
  });

  test('stock is in the second era alone; in the first only what carries over scores', () => {
    expect(count(dark, (card) => hasGlobal(card, 'StockHolding') || hasGlobal(card, 'StockOffering'))).toBe(
      0,
    );
    const scoring = dark.filter((card) => has(card, 'EraResources') || has(card, 'EraCosts'));
    expect(scoring.every((card) => carriesOver(card) && !isShared(card))).toBe(true);
    expect(scoring).toHaveLength(3);
  });
});

describe('[CGS-PK-22] what the pack shows', () => {
  test('adventures that carry over, in a buildsite of one’s own and in the common one', () => {
    const carried = dark.filter(carriesOver);
    const own = carried.filter((card) => !isShared(card));
    expect(own.map(roleplayOf).sort()).toEqual(['Battle', 'Competition', 'Obstruction']);
    expect(own.every((card) => has(card, 'EraResources') && has(card, 'Feats'))).toBe(true);
    expect(count(own, (card) => has(card, 'EraCosts'))).toBe(1);
    expect(carried.filter(isShared).map(roleplayOf).sort()).toEqual([
      'Cataclysm',
      'Cooperation',
      'Cooperation',
    ]);
    expect(count(noon, carriesOver)).toBe(0);
  });

  test('stock: two offerings that can be overshot, six holdings of 9, one of them to divert', () => {
    const offering = noon.filter((card) => hasGlobal(card, 'StockOffering'));
    expect(offering.map(roleplayOf)).toEqual(['Cooperation', 'Cooperation']);
    const holdings = noon.filter((card) => hasGlobal(card, 'StockHolding'));
    expect(holdings).toHaveLength(6);
    expect(sum(holdings.map((card) => Number(global(card, 'StockHolding'))))).toBe(9);
    expect(holdings.every((card) => has(card, 'EraResources'))).toBe(true);
    const diverting = noon.filter((card) => has(card, 'DivertIf1'));
    expect(diverting.flatMap((card) => conditions(card, 'DivertIf1').map(printed))).toEqual([
      'StockHolding > 1',
    ]);
    const without = noon.filter(
      (card) => roleplayOf(card) === 'Cooperation' && !hasGlobal(card, 'StockOffering'),
    );
    expect(without).toHaveLength(1);
  });

  test('powers and their answers', () => {
    expect(count(dark, (card) => hasGlobal(card, 'MustPlay') && isSupport(card))).toBe(2);
    expect(count(dark, (card) => functionOf(card) === 'ImmuneIf1')).toBe(2);
    for (const deck of ERAS)
      for (const power of deck.filter(isPower)) {
        if (hasGlobal(power, 'RewindAdventure')) continue;
        const shields = deck.filter((card) =>
          conditions(card, 'ImmuneIf1').some(
            ({ values }) => Number(global(power, 'Glare')) <= Number(values[0]),
          ),
        );
        expect(shields.length, power.identifier).toBeGreaterThan(0);
      }
    const freeze = dark.find((card) => hasGlobal(card, 'Freeze'));
    expect(freeze === undefined ? 0 : global(freeze, 'Glare')).toBe(3);
    const both = dark.filter((card) => has(card, 'ImmuneIf1') && isPower(card));
    expect(both).toHaveLength(1);
  });

  test('Reuse 2, seizing an adventure, seizing one card', () => {
    expect(
      [...dark, ...noon].map((card) => global(card, 'Reuse')).filter((value) => value !== undefined),
    ).toEqual([2, 2]);
    const [seizing] = dark.filter((card) => has(card, 'SeizeIf'));
    expect(seizing === undefined ? [] : conditions(seizing, 'SeizeIf').map(printed)).toEqual(['AR.Ink > 1']);
    const lent = dark.filter((card) => isAdventure(card) && resourcesOf(card).Ink !== undefined);
    expect(lent.map(houseOf)).toEqual([undefined]);
    expect(count(noon, (card) => has(card, 'SeizeIf1'))).toBe(2);
  });

  test('Unique, UniqueAny, alternatives, and resources on an adventure', () => {
    const all = [...dark, ...noon];
    expect(count(all, (card) => hasGlobal(card, 'Unique'))).toBe(2);
    expect(count(all, (card) => hasGlobal(card, 'UniqueAny'))).toBe(2);
    expect(
      count(all, (card) => conditions(card, 'AcceptSupportIf1').some(({ values }) => values.length > 1)),
    ).toBe(2);
    const lending = all.filter((card) => isAdventure(card) && has(card, 'AdventureResources'));
    expect(lending.map(roleplayOf)).toEqual(['Obstruction']);
  });
});

describe('[CGS-PK-23] the gate to the finale', () => {
  const ordinary = dark.filter((card) => isAdventure(card) && !isFinale(card));

  test('every adventure but the finale has a star, and what all share has four or five', () => {
    expect(ordinary.filter(isShared).map(stars)).toEqual([4, 4, 5]);
    expect(ordinary.filter((card) => !isShared(card)).map(stars)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(ordinary.every((card) => !isGated(card))).toBe(true);
  });

  test('the epics and the doomsday ask for 13, which the table can reach with what all share', () => {
    const gates = dark.filter(isFinale).map((card) => conditions(card, 'PlayIfBuildsiteSum').map(printed));
    expect(gates).toEqual([['Feats.Stars > 13'], ['Feats.Stars > 13'], ['Feats.Stars > 13']]);
  });

  test('the epics cost 3 and the doomsday 4; one epic refuses most powers, but no rewind, the other every ploy', () => {
    const finales = dark.filter(isFinale);
    expect(finales.map((card) => sum(Object.values(costsOf(card))))).toEqual([3, 3, 4]);
    expect(finales.map((card) => conditions(card, 'AcceptSupportIf1').map(printed))).toEqual([
      ['Glare = 1/3'],
      ['Ploy < 0'],
      [],
    ]);
  });

  test.each(HOUSES)('%s can cover an epic without a card of another house', (house) => {
    const own = dark.filter((card) => isSupport(card) && [undefined, house].includes(houseOf(card)));
    const epics = dark.filter((card) => roleplayOf(card) === 'Epic');
    const coverable = epics.filter((epic) =>
      Object.entries(costsOf(epic)).every(
        ([name, cost]) => sum(own.map((card) => resourcesOf(card)[name] ?? 0)) >= cost,
      ),
    );
    expect(coverable.length).toBeGreaterThanOrEqual(1);
  });
});

test('[CGS-PK-24] two top adventures ask for feats that a skipped first era leaves to all', () => {
  const shared = dark.filter((card) => carriesOver(card) && isShared(card));
  const gated = noon.filter((card) => isAdventure(card) && isGated(card));
  expect(gated.map((card) => GATES.filter((gate) => has(card, gate)))).toEqual([
    ['PlayIfBuildsite'],
    ['PlayIfBuildsite1'],
  ]);
  const [several, single] = gated;
  const known = new Set(shared.flatMap(words));
  const asked =
    several === undefined ? [] : conditions(several, 'PlayIfBuildsite').flatMap(({ values }) => values);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every((word) => known.has(String(word)))).toBe(true);
  const terms = single === undefined ? [] : conditions(single, 'PlayIfBuildsite1').map(printed);
  expect(terms).toEqual(['Feats.Stars > 1', 'Feats.Truce = Signed']);
  expect(shared.filter((card) => words(card).includes('Signed')).map(stars)).toEqual([5]);
  expect(count(noon, (card) => isAdventure(card) && !isGated(card))).toBe(12);
});
