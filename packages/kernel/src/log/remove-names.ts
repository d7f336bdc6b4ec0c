// Removes people's names from the terms of a finished match that was dealt when terms still held them.

import { bytesToHex } from '@noble/hashes/utils.js';
import type { Hex } from '../chance/canonical.ts';
import { matchKey, placeName } from '../chance/fairness.ts';
import type { Seat } from '../contract/seats.ts';
import type { Contribution, MatchLog, Terms } from './log.ts';

/** What takes the place of terms and entropy; the secret must go too. */
export interface WithoutNames {
  readonly terms: Terms;
  readonly entropy: readonly Contribution[];
}

/** Is the name of this seat in the terms? */
export const isNamedInTerms = ({ seats }: Terms, seat: Seat): boolean =>
  seats[seat]?.kind === 'person' && seats[seat].name !== placeName(seat);

/**
 * The log still deals and plays the same match, by its key. A name, once removed, can't be guessed from what is left:
 * every hash it went into also needs the secret or a reveal, and those are gone. `removed` keeps the seal of the whole
 * log, which anybody who saved it can compare.
 */
export function withoutNames(log: MatchLog, seats: readonly Seat[]): WithoutNames {
  const { terms, entropy, secret = '', commitment, seal = '' } = log;
  const { removed } = terms;
  const gone = new Set([...(removed?.seats ?? []), ...seats]);
  const key: Hex = bytesToHex(matchKey(terms, entropy, secret));
  return {
    terms: {
      ...terms,
      seats: terms.seats.map((seat, i) => (gone.has(i) ? { ...seat, name: placeName(i) } : seat)),
      removed: {
        seats: [...gone].sort((a, b) => a - b),
        commitment,
        key,
        seal: removed?.seal ?? seal,
      },
    },
    entropy: entropy.map((one) => ({ ...one, reveal: '' })),
  };
}
