/** Comet Year, the demo pack: two eras, two to four players (CGS-PK-20 … 24). */
import { DARK_ADVENTURES } from './dark-adventures.ts';
import { DARK_PLAIN } from './dark-plain.ts';
import { DARK_PLOYS } from './dark-ploys.ts';
import { NOON_ADVENTURES } from './noon-adventures.ts';
import { NOON_PLAIN } from './noon-plain.ts';
import { NOON_PLOYS } from './noon-ploys.ts';
import { PACK } from './pack.ts';

export const COMET_YEAR = [
  PACK,
  DARK_ADVENTURES,
  DARK_PLAIN,
  DARK_PLOYS,
  NOON_ADVENTURES,
  NOON_PLAIN,
  NOON_PLOYS,
].join('\n');
