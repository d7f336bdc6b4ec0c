/** Texts and options of all kinds. */
import { fuzzing, SMALL_DECK } from '@hortus/sway/testing';
import fc from 'fast-check';
import { genesis } from '../index.ts';
import { CUSTOM, SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

const card = fc.record(
  {
    name: fc.oneof(fc.constantFrom('Red Harbour', 'Gale', 'A, B'), fc.string()),
    ability: fc.constantFrom('vision', 'dread', 'Omen', 'none'),
    sway: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.anything()),
    owner: fc.constantFrom(0, 1, 3, 9, 'a', 'e'),
    recruits: fc.constantFrom('omen', 'ruin', 7),
    faction: fc.constantFrom('Reeds', 'Swifts'),
  },
  { requiredKeys: ['name', 'ability', 'sway'] },
);

fuzzing(genesis, {
  settings: [...SETTINGS, ...SMALL_SETTINGS],
  options: {
    first: fc.constantFrom('lot', 'a', 'b'),
    faction: fc.constantFrom('lot', 'first', 'second'),
    experience: fc.constantFrom('off', 'on'),
    recruits: fc.integer({ min: -1, max: 20 }),
    abilities: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('all', 'none', 'dread, strike', 'Maven') },
      fc.string(),
    ),
    recruitable: fc.constantFrom('off', 'on'),
    house: fc.string({ unit: 'binary', maxLength: 60 }),
    deck: fc.oneof(
      { weight: 5, arbitrary: fc.constant(SMALL_DECK) },
      fc.record({ cards: fc.array(card) }),
      fc.anything(),
    ),
    custom: fc.oneof(
      { weight: 3, arbitrary: fc.constant(CUSTOM) },
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(card, { maxLength: 2 }),
      fc.anything(),
    ),
  },
});
