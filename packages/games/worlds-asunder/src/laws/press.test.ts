import { presses } from '@hortus/sway/testing';
import { worldsAsunder } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

presses(worldsAsunder, { settings: [...SETTINGS, ...SMALL_SETTINGS], asked: 'WA-R-125', trims: 'WA-DEF-6' });
