import { expect, test } from 'vitest';
import { packOf, trial } from '../scenarios/tarn.testing.ts';
import { designIn } from '../state/faces.ts';
import type { CgsState } from '../types.ts';
import { houseBrings } from './house.ts';

const PACK = packOf({
  cards: [
    '1 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2',
    '11 Otter dam Type "Support" Affiliation "Otter" AdventureResources Dam 1',
    '12 Otter song Type "Support" Affiliation "Otter" AdventureResources Cheer 1',
    '13 Otter crown | gold Type "Support" Affiliation "Otter" AdventureResources Dam 4',
    '14 Lynx trap Type "Support" Affiliation "Lynx" AdventureResources Dam 1',
  ],
  eras: { Only: ['all'] },
});

test('CGS-CLAIM-3, CGS-CLAIM-4, CGS-CLAIM-5 a house brings what rivals hold of it, and its gold card from the box', () => {
  const state = trial('phase claim | first a | ops a 1,11 | ops b 12,14', { pack: PACK }).state as CgsState;
  const { affiliations, designs } = state.rules.cards;
  const brought = (house: string): string[] =>
    houseBrings(state, 0, affiliations.indexOf(house)).map((face) => designs[designIn(face)].card.identifier);
  expect(brought('Otter')).toEqual(['Otter song 12', 'Otter crown 13']);
  expect(brought('Lynx')).toEqual(['Lynx trap 14']);
});
