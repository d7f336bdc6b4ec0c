/** The edition pack, read, and its vocabulary: shared by the tests that count it. */
import type { Card } from '@hortus/cards/language';
import {
  conditions,
  deckOf,
  has,
  isAdventure,
  isSupport,
  numbers,
  printed,
  roleplayOf,
  sessionOf,
  total,
} from './figures.testing.ts';
import { LOWWATER } from './lowwater/index.ts';

const session = sessionOf(LOWWATER);
export const deck = deckOf(session);
export const adventures = deck.filter(isAdventure);
export const supports = deck.filter(isSupport);
export const HOUSES = ['Tidewardens', 'Kilnfolk'] as const;
export const TIDE = ['Hull', 'Pilot', 'Store'];
export const KILN = ['Iron', 'Guard', 'Craft'];
export const TOWN = ['Hands', 'Voice', 'Wits'];
export const MOUNTS = ['Berth', 'Bench'];
export const TIERS = ['I', 'II', 'III', 'IV'] as const;
export type Tier = (typeof TIERS)[number];

/** CGS-PK-4 The total of an adventure's costs tells its tier. */
const POINTS: Readonly<Record<Tier, readonly [number, number]>> = {
  I: [3, 4],
  II: [5, 6],
  III: [7, 9],
  IV: [10, 13],
};
export const tierOf = (card: Card): Tier => {
  const points = total(card, 'AdventureCommonCosts');
  const tier = TIERS.find((name) => points >= POINTS[name][0] && points <= POINTS[name][1]);
  if (tier === undefined) throw new Error(`${card.identifier} costs ${points}`);
  return tier;
};
export const costsOf = (card: Card) => numbers(card, 'AdventureCommonCosts');
export const isCooperative = (card: Card) => ['Cataclysm', 'Cooperation'].includes(roleplayOf(card));
export const accepted = (card: Card) => conditions(card, 'AcceptSupportIf1').map(printed);
export const isGated = (card: Card) =>
  has(card, 'PlayIfBuildsite') || has(card, 'PlayIfBuildsiteSum') || has(card, 'PlayIfBuildsite1');
