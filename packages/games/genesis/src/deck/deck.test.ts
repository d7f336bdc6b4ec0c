import { CORE, resolve, termsOf } from '@hortus/sway';
import {
  gridOf,
  groupsOf,
  lackingOf,
  meanOf,
  ownDeckSuite,
  PERMISSIONS,
  withoutLives,
} from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { OPTIONS } from '../options.ts';
import { DECK_CLAUSES, GENESIS_DECK } from './index.ts';

const { cards } = GENESIS_DECK;
const groups = groupsOf(GENESIS_DECK);
const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { initial }]) => [name, initial]));

ownDeckSuite(GENESIS_DECK, termsOf(resolve(compose(defaults as never)), DECK_CLAUSES), false, {
  frame: 'GEN-DCK-7',
  factions: 'GEN-R-2',
  card: 'GEN-CRD-1',
  sway: 'GEN-CRD-2',
});

const GRID =
  'battle 4 5; covert 2 3; engineering 1 2 3 3 3 4 4; leadership 2 2 3 3 3 4 4 5; logistics 2 2 3; ' +
  'navigation 2 3; omen 1 4; persuasion 3 3; rescue 1; valor 2 3; vengeance 2; vision 1 1 2 2; warfare 3 3 3 4 4 5';

test('[GEN-DCK-8] the factions mirror each other, and the neutral cards repeat the grid', () => {
  const [first, second, neutral] = groups.map((group) => gridOf(withoutLives(group)));
  expect(first).toBe(second);
  expect(first).toBe(neutral);
});

test('[GEN-DCK-9] the grid of a group', () => {
  for (const group of groups) expect(gridOf(withoutLives(group))).toBe(GRID);
});

test('[GEN-DCK-10] the destiny by ability', () => {
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
  for (const [ability, total] of Object.entries(totals))
    expect(cards.filter((card) => card.ability === ability)).toHaveLength(total);
  expect(withoutLives(cards)).toHaveLength(126);
});

test('[GEN-DCK-11] the sway of a group', () => {
  for (const group of groups) {
    const sways = withoutLives(group).map(({ sway }) => sway);
    expect([1, 2, 3, 4, 5, 6].map((n) => sways.filter((sway) => sway === n).length)).toEqual([
      5, 11, 15, 8, 3, 0,
    ]);
    expect(sways.reduce((sum, sway) => sum + sway, 0)).toBe(119);
  }
});

test('[GEN-DCK-12] just above one permission and some 0.7 draws per card', () => {
  expect(meanOf(GENESIS_DECK, PERMISSIONS)).toBeCloseTo(1.1, 1);
  const draws = { engineering: 1, logistics: 4, navigation: 2, valor: 1, vengeance: 2, omen: 1 };
  expect(meanOf(GENESIS_DECK, draws)).toBeCloseTo(0.7, 1);
});

test('[GEN-DCK-13] every pair of the examples is there under the name of the scenarios', () => {
  expect(lackingOf(GENESIS_DECK)).toEqual({ missing: [], battle: true });
});

test('[GEN-DCK-14] valor has company, and battle and covert are as many', () => {
  for (const group of groups) {
    const count = (ability: string): number => group.filter((card) => card.ability === ability).length;
    expect(count('valor')).toBeGreaterThanOrEqual(2);
    expect(count('battle')).toBe(count('covert'));
  }
});

test('[GEN-CST-2] no card needs an ability that is agreed on', () => {
  expect(cards.filter(({ ability }) => !CORE.some(({ name }) => name === ability))).toEqual([]);
});
