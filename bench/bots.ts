/** Not a speed: how often each level of bot beats the one below, over the same deals with both sides played. */
import { strength } from '@hortus/bots';
import type { Measured } from './row.ts';

const DEALS = 400;

export const botStrength = (): Measured[] =>
  strength(DEALS).map(({ stronger, weaker, share }) => ({
    name: `bots: ${stronger} wins`,
    unit: '%',
    against: weaker,
    own: share * 100,
    other: (1 - share) * 100,
    ratio: share / (1 - share),
  }));
