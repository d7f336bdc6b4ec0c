/** The product's own packs, by the name that the option `pack` gives. */
import { COMET_YEAR } from './comet-year/index.ts';
import { LOWWATER } from './lowwater/index.ts';
import { SMALL } from './small/index.ts';

export const PACKS: ReadonlyMap<string, string> = new Map([
  ['comet-year', COMET_YEAR],
  ['lowwater', LOWWATER],
  ['small', SMALL],
]);
