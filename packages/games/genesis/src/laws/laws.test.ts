import { laws } from '@hortus/sway/testing';
import { genesis } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

laws(genesis, { small: SMALL_SETTINGS, whole: SETTINGS });
