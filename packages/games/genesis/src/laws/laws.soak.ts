/** More games of each setting than laws.test.ts plays. */
import { manyLaws } from '@hortus/sway/testing';
import { genesis } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

manyLaws(genesis, [...SETTINGS, ...SMALL_SETTINGS]);
