/** The deals of the edition pack against the figures of CGS-PK-18. */
import { expect, test } from 'vitest';
import { deckOf, numbers, roleplayOf, sessionOf, sum } from '../src/packs/figures.testing.ts';
import { LOWWATER } from '../src/packs/lowwater/index.ts';
import { type DealFigures, dealFigures } from './deals.ts';

const session = sessionOf(LOWWATER);
const [deck] = session.eras;
/** Cataclysms are left out: a leader has to be able to pay for one alone (CGS-PK-5). */
const figures = (deck === undefined ? [] : dealFigures(deck, session.affiliations, 2_000, 1)).filter(
  ({ card }) => roleplayOf(card) !== 'Cataclysm',
);
const pointsOf = ({ card }: DealFigures) => sum(Object.values(numbers(card, 'AdventureCommonCosts')));
const tier = (low: number, high: number) =>
  figures.filter((one) => pointsOf(one) >= low && pointsOf(one) <= high);
const TIERS = { I: tier(3, 4), II: tier(5, 6), III: tier(7, 9), IV: tier(10, 13) };
const share = (list: readonly DealFigures[], figure: 'own' | 'swapped' | 'one') =>
  sum(list.map((one) => one[figure] / one.deals)) / list.length;

test('[CGS-PK-18] the hero covers from their own ops', () => {
  expect(share(TIERS.I, 'own')).toBeGreaterThanOrEqual(0.8);
  expect(share(TIERS.II, 'own')).toBeGreaterThanOrEqual(0.6);
  expect(share(TIERS.II, 'own')).toBeLessThanOrEqual(0.8);
  expect(share(TIERS.III, 'own')).toBeGreaterThanOrEqual(0.3);
  expect(share(TIERS.III, 'own')).toBeLessThanOrEqual(0.5);
  expect(share(TIERS.IV, 'own')).toBeLessThanOrEqual(0.15);
});

test('[CGS-PK-18] three swaps are enough for tiers I to III, each adventure on its own', () => {
  for (const one of [...TIERS.I, ...TIERS.II, ...TIERS.III])
    expect(one.swapped / one.deals, one.card.identifier).toBeGreaterThanOrEqual(0.95);
});

test('[CGS-PK-18] of the competitive ones of tiers II and III one player alone covers 35 to 70 %', () => {
  const competitive = ({ card }: DealFigures) => ['Battle', 'Competition'].includes(roleplayOf(card));
  for (const list of [TIERS.II, TIERS.III]) {
    expect(share(list.filter(competitive), 'one')).toBeGreaterThanOrEqual(0.35);
    expect(share(list.filter(competitive), 'one')).toBeLessThanOrEqual(0.7);
  }
});

test('[CGS-PK-18] no adventure is uncoverable: the whole deck in one hand covers each', () => {
  expect(figures.map(({ card }) => card.number)).toHaveLength(48);
  const cards = deckOf(session);
  const supply: Record<string, number> = {};
  for (const card of new Set(cards))
    for (const [name, value] of Object.entries(numbers(card, 'AdventureResources')))
      supply[name] = (supply[name] ?? 0) + value;
  for (const { card } of figures)
    for (const [name, cost] of Object.entries(numbers(card, 'AdventureCommonCosts')))
      expect(supply[name] ?? 0, card.identifier).toBeGreaterThanOrEqual(cost);
});
