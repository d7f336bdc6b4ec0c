/** Every code, in the order of the ledger. */
import { nearest } from '@hortus/kernel';
import { AREA_ERRORS } from './areas.ts';
import { DECK_LINTS } from './deck-lints.ts';
import type { Explanation } from './entry.ts';
import { CARD_LINTS } from './lints.ts';
import { PACK_ERRORS } from './packs.ts';

export const EXPLANATIONS: readonly Explanation[] = [
  ...AREA_ERRORS,
  ...PACK_ERRORS,
  ...CARD_LINTS,
  ...DECK_LINTS,
];

const BY_CODE = new Map(EXPLANATIONS.map((one) => [one.code, one]));

/** By code, in any case and with or without the ledger's prefix: `LINT-31`, `cgs-lint-31`, `lint31`. */
export const explain = (code: string): Explanation | undefined =>
  BY_CODE.get(code.toUpperCase().replace(/^(?:CGS-)?([A-Z]+)-?(?=\d)/, '$1-'));

/** The known code nearest to a mistyped one. */
export const nearestCode = (code: string): string | undefined => nearest(code.toUpperCase(), BY_CODE.keys());
