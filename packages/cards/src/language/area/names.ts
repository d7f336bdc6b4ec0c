/** Names of attributes. */

import { nearestIn } from '../telling/near.ts';
import { didYouMean, said } from '../telling/said.ts';
import { PREDEFINED, VOCABULARY } from '../words.ts';
import type { Cursor } from './cursor.ts';
import type { Token } from './scan.ts';

/** Full names by alias, as the pack declares them (CGS-LANG-10). */
export type Aliases = ReadonlyMap<string, string>;
export const NO_ALIASES: Aliases = new Map();

/** custom-name = letter , { letter } */
export const isCustomName = (name: string): boolean => /^\p{L}+$/u.test(name);

/** name = predefined-name | custom-name (CGS-R-26) */
export const isName = (name: string): boolean => isCustomName(name) || PREDEFINED.has(name);

const nearestWord = nearestIn(VOCABULARY);

export function tellBadName(cursor: Cursor, token: Token): void {
  const near = nearestWord(token.text);
  cursor.tell(
    'ERR-1',
    cursor.spot(token),
    said`Name "${token.text}" may contain letters only.`,
    didYouMean(near),
  );
}
