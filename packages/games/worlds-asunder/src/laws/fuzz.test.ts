/** Texts and options of all kinds. */
import { fuzzing, SMALL_DECK } from '@hortus/sway/testing';
import fc from 'fast-check';
import { worldsAsunder } from '../index.ts';
import { CUSTOM, SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

const onOff = fc.constantFrom('off', 'on', 1);

fuzzing(worldsAsunder, {
  settings: [...SETTINGS, ...SMALL_SETTINGS],
  options: {
    first: fc.constantFrom('lot', 'a', 'b', 'c'),
    faction: fc.constantFrom('lot', 'first', 'second'),
    'finale.order': fc.constantFrom('experience', 'equalise', 'neither'),
    'unlock.rights': onOff,
    'experience.open': onOff,
    overtime: fc.constantFrom('lose', 'finish'),
    cap: fc.integer({ min: -1, max: 1001 }),
    house: fc.string({ unit: 'binary', maxLength: 60 }),
    deck: fc.oneof(fc.constant(SMALL_DECK), fc.anything()),
    custom: fc.oneof(fc.constant(CUSTOM), fc.anything()),
  },
});
