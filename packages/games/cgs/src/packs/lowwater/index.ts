/** Lowwater, the edition pack: one era, two players, 250 cards (CGS-PK-1 … 18). */
import { ADVENTURES_1 } from './adventures-1.ts';
import { ADVENTURES_2 } from './adventures-2.ts';
import { ADVENTURES_3 } from './adventures-3.ts';
import { ANSWER } from './answer.ts';
import { HEAVY } from './heavy.ts';
import { HINDRANCE } from './hindrance.ts';
import { MISCHIEF } from './mischief.ts';
import { PACK } from './pack.ts';
import { PLAIN_KILN } from './plain-kiln.ts';
import { PLAIN_TIDE } from './plain-tide.ts';
import { PLAIN_TOWN } from './plain-town.ts';

export const LOWWATER = [
  PACK,
  ADVENTURES_1,
  ADVENTURES_2,
  ADVENTURES_3,
  PLAIN_TIDE,
  PLAIN_KILN,
  PLAIN_TOWN,
  HEAVY,
  HINDRANCE,
  MISCHIEF,
  ANSWER,
].join('\n');
