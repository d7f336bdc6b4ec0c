import { expect, test } from 'vitest';
import { formatPackText } from '../pack/format-pack.ts';
import { readPack } from '../pack/read-pack.ts';
import { STARTER } from '../pack/starter.ts';
import { packOf, SMALL_TIDE, told } from '../testing/testing.ts';
import { checkPack } from './check.ts';
import { packStats } from './stats.ts';

test('the pack to begin with is sound, formatted and without findings', () => {
  const { faults, findings, notes } = checkPack(STARTER);
  expect([...faults, ...findings, ...notes].map(told)).toEqual([]);
  expect(formatPackText(STARTER)).toBe(STARTER);
});

test('figures of an era: cards by kind and category, costs against supply by name', () => {
  const [era] = packStats(readPack(SMALL_TIDE).pack!, { deals: 50 });
  expect(era).toMatchObject({
    era: 'First Ebb',
    copies: 8,
    designs: 6,
    adventures: 2,
    supports: 6,
    gold: 0,
    affiliations: { Plovers: 1, Masons: 1 },
    roleplays: { Competition: 1, Obstruction: 1 },
    categories: { AdventureCommonCosts: 2, AdventureResources: 6, EraCosts: 6, EraResources: 2 },
  });
  expect(era!.names).toEqual([
    { name: 'Hull', costs: 1, supply: 4, feats: 0, eraCosts: 0, eraResources: 0 },
    { name: 'Iron', costs: 1, supply: 4, feats: 0, eraCosts: 0, eraResources: 0 },
    { name: 'Renown', costs: 0, supply: 0, feats: 0, eraCosts: 6, eraResources: 8 },
  ]);
});

test('figures of deals: the same seed gives the same, and what nobody can pay locks everybody out', () => {
  const pack = readPack(SMALL_TIDE).pack!;
  expect(packStats(pack, { deals: 50, seed: 7 })).toEqual(packStats(pack, { deals: 50, seed: 7 }));
  const S = 'Type "Support"';
  const solo = (cost: number): string =>
    `[era One]\n1 x4\n2 x4\n[card A 1]\nType "Adventure" Roleplay "Solo" ACC Hull ${cost}\n[card B 2]\n${S} AR Hull 1`;
  const figures = (cost: number) => packStats(readPack(packOf(solo(cost))).pack!, { deals: 20 })[0]!.deal;
  expect(figures(2)).toMatchObject({ covered: { all: 0, Solo: 0 }, one: 0, none: 1, lockedOut: { Hull: 1 } });
  expect(figures(0)).toMatchObject({ covered: { all: 1, Solo: 1 }, one: 0, none: 0, lockedOut: { Hull: 0 } });
});

test('claimed cards are with their affiliation, gold ones too', () => {
  const S = 'Type "Support"';
  const body = `[card A 1]\nType "Adventure" Roleplay "Solo" Affiliation "x" ACC Hull 3
[card B 2]\n${S} Affiliation "x" AR Hull 1\n[card C 3 | gold]\n${S} Affiliation "x" AR Hull 2\n[card D 4]\n${S} Affiliation "y" AR Hull 3`;
  const { covered, one, none } = packStats(readPack(packOf(body)).pack!, { deals: 10 })[0]!.deal;
  expect({ covered, one, none }).toEqual({ covered: { all: 1, Solo: 1 }, one: 0, none: 0 });
});
