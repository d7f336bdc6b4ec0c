/** The product's own packs, by the name that the option `pack` gives. */
import { SMALL } from './small/index.ts';

export const PACKS: ReadonlyMap<string, string> = new Map([['small', SMALL]]);
