import { laws } from '@hortus/sway/testing';
import { worldsAsunder } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

laws(worldsAsunder, { small: SMALL_SETTINGS, whole: SETTINGS });
