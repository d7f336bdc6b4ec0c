/** The texts of the product's own packs. */
import { COMET_YEAR } from './comet-year/index.ts';
import { LOWWATER } from './lowwater/index.ts';
import type { PackName } from './names.ts';
import { SMALL } from './small/index.ts';

export const PACKS: Readonly<Record<PackName, string>> = {
  'comet-year': COMET_YEAR,
  lowwater: LOWWATER,
  small: SMALL,
};
